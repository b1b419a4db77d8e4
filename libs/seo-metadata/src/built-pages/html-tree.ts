import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Element of a parsed page. */
export type HtmlElement = Tree.Element;

/** Lists an element's descendants in document order, without the element itself. */
export function elementsIn(node: Tree.Document | Tree.Element): readonly HtmlElement[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

/** Returns an attribute of an element; `null` when the element does not have it. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Elements that a browser does not draw. */
const UNDRAWN = /^(?:script|style|template|noscript|head|datalist)$/;

/** Tells whether an element and its content are hidden from visitors. */
export function isHidden(element: HtmlElement): boolean {
  return UNDRAWN.test(element.tagName) || attributeOf(element, 'hidden') !== null;
}

/** Returns the visible text of an element, with spaces as they are written. */
export function rawTextOf(node: Tree.ChildNode | Tree.Document): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!('childNodes' in node)) return '';
  if (!('tagName' in node)) return node.childNodes.map(rawTextOf).join('');
  if (isHidden(node)) return '';
  const words = node.childNodes.map(rawTextOf).join('');
  // Spaces keep the words of two cells or list items apart.
  return INLINE.test(node.tagName) ? words : ` ${words} `;
}

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|rp|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Returns the visible text of an element, with single spaces. */
export const textOf = (node: Tree.ChildNode | Tree.Document): string => rawTextOf(node).replace(/\s+/g, ' ').trim();
