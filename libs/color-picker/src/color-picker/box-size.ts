/**
 * Sets the size that a host asked for, as custom properties that the stylesheet reads.
 *
 * By script and not as a style attribute: prerendered pages with a strict content security policy refuse those.
 */
export function setBoxSize(
  element: HTMLElement,
  width: number | string | undefined,
  height: number | string | undefined,
): void {
  for (const [name, size] of Object.entries({ width, height })) {
    // An empty text removes the property.
    element.style.setProperty(`--gm-picker-${name}`, typeof size === 'number' ? `${size}px` : (size ?? ''));
  }
}
