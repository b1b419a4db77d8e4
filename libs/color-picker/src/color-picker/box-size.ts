/**
 * Sets the width and height of a picker as custom properties, which the stylesheet reads.
 *
 * They are set by script and not as a style attribute, because a strict content security policy refuses style
 * attributes in prerendered pages.
 */
export function setBoxSize(
  element: HTMLElement,
  width: number | string | undefined,
  height: number | string | undefined,
): void {
  for (const [name, size] of Object.entries({ width, height })) {
    // An empty string removes the property.
    element.style.setProperty(`--gm-picker-${name}`, typeof size === 'number' ? `${size}px` : (size ?? ''));
  }
}
