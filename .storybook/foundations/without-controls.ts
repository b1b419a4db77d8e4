/** Parameters that hide the controls panel, for pages without props. */
export const withoutControls = { controls: { disable: true } };
