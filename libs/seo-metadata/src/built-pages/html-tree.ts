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
const UNDRAWN = /^(?:script|style|template|noscript|head|datalist|rp)$/;

/** Elements whose content a browser draws only if it does not know them. */
const REPLACED = /^(?:audio|canvas|iframe|video)$/;
const HIDING_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\s*(?:!\s*important\s*)?(?:;|$)/i;

/** Tells whether an element and its content are hidden from visitors. */
export function isHidden(element: HtmlElement): boolean {
  return (
    UNDRAWN.test(element.tagName) ||
    attributeOf(element, 'hidden') !== null ||
    HIDING_STYLE.test(attributeOf(element, 'style') ?? '')
  );
}

/** Returns the visible text of an element, with spaces as they are written. */
export function rawTextOf(node: Tree.ChildNode | Tree.Document): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!('childNodes' in node)) return '';
  if (!('tagName' in node)) return node.childNodes.map(rawTextOf).join('');
  if (isHidden(node) || REPLACED.test(node.tagName)) return '';
  // Reading aids stand above the words, which are read on.
  const isAid = ({ nodeName }: Tree.ChildNode) => nodeName === 'rt';
  const children = [...node.childNodes].sort((one, other) => Number(isAid(one)) - Number(isAid(other)));
  const words = children.map(rawTextOf).reduce((before, after, index) => {
    const isSup = children[index]?.nodeName === 'sup' && /\d$/.test(before);
    return before + (isSup ? after.replace(/^\s*(?=\d\d\s*$)/, DECIMALS) : after);
  }, '');
  // Spaces keep the words of two cells or list items apart.
  return INLINE.test(node.tagName) ? words : ` ${words} `;
}

/** Stands before raised decimals, `19<sup>99</sup>`: an invisible character, because a raised number may be a power. */
export const DECIMALS = '\u2060';

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Returns the visible text of an element, with single spaces. */
export const textOf = (node: Tree.ChildNode | Tree.Document): string => rawTextOf(node).replace(/\s+/g, ' ').trim();
