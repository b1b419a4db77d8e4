import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { DECIMALS, GROUP } from './shown-number.ts';

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
  /(?:^|;)\s*(?:display\s*:\s*none|(?:content-)?visibility\s*:\s*(?:hidden|collapse))\s*(?:!\s*important\s*)?(?:;|$)/i;

/**
 * Tells whether an element and its content are hidden from visitors. What the search of the browser opens is not:
 * `<details>` and `hidden="until-found"`.
 */
export function isHidden(element: HtmlElement): boolean {
  return (
    UNDRAWN.test(element.tagName) ||
    (attributeOf(element, 'hidden') ?? 'until-found').toLowerCase() !== 'until-found' ||
    (element.tagName === 'dialog' && attributeOf(element, 'open') === null) ||
    HIDING_STYLE.test(attributeOf(element, 'style') ?? '')
  );
}

/** Spaces inside a number: those that do not break, and all of a number with which an element begins. */
const GROUPING_SPACE = /(?<=\d)(?=[\u00A0\u2007-\u200A\u202F]\d{3}(?!\d))/g;
const FIRST_NUMBER = /^\s*\d{1,3}(?: \d{3})+(?!\d)/;

/** Returns the visible text of an element, with spaces as they are written and marks in its numbers. */
export function rawTextOf(node: Tree.ChildNode | Tree.Document): string {
  if (node.nodeName === '#text') {
    const text = node as Tree.TextNode;
    const marked = text.value.replace(GROUPING_SPACE, GROUP);
    const isFirst = text.parentNode?.childNodes[0] === text;
    return isFirst ? marked.replace(FIRST_NUMBER, (number) => number.replace(/(?<=\d)(?= )/g, GROUP)) : marked;
  }
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

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Returns the visible text of an element, with single spaces and with marks in its numbers. */
export const markedTextOf = (node: Tree.ChildNode | Tree.Document): string =>
  rawTextOf(node).replace(/\s+/g, ' ').trim();

/** Returns the visible text of an element, with single spaces. */
export const textOf = (node: Tree.ChildNode | Tree.Document): string => markedTextOf(node).replaceAll(GROUP, '');
