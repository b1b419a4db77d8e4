import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a parsed page. */
export type HtmlElement = Tree.Element;

/** Lists an element's descendants in the order of the page, itself left out. */
export function elementsIn(node: Tree.Document | Tree.Element): readonly HtmlElement[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

/** Reads an attribute; `null` where the element has none of the name. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** What a browser draws nothing of. */
const UNDRAWN = /^(?:script|style|template|noscript|head|datalist)$/;

/** Tells whether an element and all in it is kept from visitors. */
export function isHidden(element: HtmlElement): boolean {
  return UNDRAWN.test(element.tagName) || attributeOf(element, 'hidden') !== null;
}

/** Reads the visible words of an element, blanks as they are written. */
export function rawTextOf(node: Tree.ChildNode | Tree.Document): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!('childNodes' in node)) return '';
  if (!('tagName' in node)) return node.childNodes.map(rawTextOf).join('');
  if (isHidden(node)) return '';
  const words = node.childNodes.map(rawTextOf).join('');
  // Words of two cells or list items never run together.
  return INLINE.test(node.tagName) ? words : ` ${words} `;
}

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|rp|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Reads the visible words of an element, with single blanks. */
export const textOf = (node: Tree.ChildNode | Tree.Document): string => rawTextOf(node).replace(/\s+/g, ' ').trim();
