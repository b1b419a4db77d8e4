/**
 * Reports whether a key press belongs to text composition by an input method, where Enter must not accept anything.
 *
 * Safari reports the press that ends a composition by its key code alone.
 */
export const isComposing = (event: { readonly isComposing?: boolean; readonly keyCode?: number }): boolean =>
  event.isComposing || event.keyCode === 229;
