import { createElementClass } from './create-element-class.ts';

/**
 * Registers `<gm-color-picker>`, the picker for pages without React.
 *
 * The element renders into the page's own tree and not into a shadow root, so that `style.css` and the page's theme
 * apply to it. It takes part in forms. Does nothing where there are no custom elements (on a server), and for a tag that
 * is registered already.
 *
 * @example
 * import { defineColorPicker } from '@genmaster/color-picker/element';
 * defineColorPicker();
 * // <gm-color-picker name="brand" value="#336699" popup label="Brand color"></gm-color-picker>
 */
export function defineColorPicker(tag = 'gm-color-picker'): void {
  if (!globalThis.customElements) return;
  if (!customElements.get(tag)) customElements.define(tag, createElementClass());
}
