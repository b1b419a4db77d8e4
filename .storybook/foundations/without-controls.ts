/** Parameters of a page that only shows: it takes no properties, so it has no panel for them. */
export const withoutControls = { controls: { disable: true } };
