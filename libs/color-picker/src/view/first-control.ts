/**
 * Returns the first control of a picker that Tab reaches; of the presets that is the chosen one, and not the button that
 * edits them.
 */
export const firstControl = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>(':is(input, button):not([tabindex="-1"], :disabled)');
