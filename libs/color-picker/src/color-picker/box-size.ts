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
    const property = `--gm-picker-${name}`;
    if (size === undefined) element.style.removeProperty(property);
    else element.style.setProperty(property, typeof size === 'number' ? `${size}px` : size);
  }
}
