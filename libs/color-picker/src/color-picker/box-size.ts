type Size = number | string | null | undefined;

/**
 * Sets the width and height of a picker as custom properties, which the stylesheet reads.
 *
 * They are set by script and not as a style attribute, because a strict content security policy refuses style
 * attributes in prerendered pages.
 */
export function setBoxSize(element: HTMLElement, width: Size, height: Size): void {
  for (const [name, size] of Object.entries({ width, height })) {
    // A number without a unit is one of pixels, also as the text of an attribute. An empty text removes the property.
    const text = size && Number.isFinite(Number(size)) ? `${Number(size)}px` : String(size ?? '');
    // An invalid length would make the picker as wide as the page instead of its default width.
    const isLength = globalThis.CSS?.supports?.('width', text) ?? true;
    element.style.setProperty(`--gm-picker-${name}`, isLength ? text : '');
  }
}
