/** An attribute value; false, null and undefined leave the attribute out, true makes it empty. */
export type AttributeValue = string | number | boolean | null | undefined;

/** Sets, or with false removes, one attribute. */
export function setAttribute(target: Element, name: string, value: AttributeValue): void {
  if (value === false || value === null || value === undefined) target.removeAttribute(name);
  else target.setAttribute(name, value === true ? '' : String(value));
}

/** Makes an HTML element with attributes and children. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value);
  made.append(...children);
  return made;
}

/** Makes an SVG element with attributes and children. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value);
  made.append(...children);
  return made;
}

/** One part of the picker's face: its root, and how it shows the state as it is now. */
export interface Part {
  readonly root: HTMLElement;
  /** Shows what moves with the colour; called at every step of a drag. */
  follow?(): void;
  /** Shows everything else: texts, and what the settings decide. */
  update(): void;
}
