import { attributeOf, elementsIn, isHidden, textOf, type HtmlElement } from './html-tree.ts';

const OTHER_PART = /^(?:a|aside|nav)$/;

/**
 * Lists the times of a page itself: the `datetime` of each visible `<time>`, or its text.
 *
 * A time in an aside, in an article inside another one (a comment), in one of several articles, or in a list item with a
 * link belongs to something else.
 */
export function ownTimes(body: HtmlElement): readonly string[] {
  return timesIn(body, articlesIn(body).length > 1);
}

function timesIn(parent: HtmlElement, hasArticle: boolean): readonly string[] {
  return parent.childNodes.flatMap((child) => {
    if (!('tagName' in child) || isHidden(child) || OTHER_PART.test(child.tagName)) return [];
    const isArticle = child.tagName === 'article';
    if ((isArticle && hasArticle) || (child.tagName === 'li' && hasLink(child))) return [];
    if (child.tagName === 'time') return [attributeOf(child, 'datetime') ?? textOf(child)];
    return timesIn(child, hasArticle || isArticle);
  });
}

/** Lists the outermost articles. */
const articlesIn = (parent: HtmlElement): readonly HtmlElement[] =>
  parent.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return child.tagName === 'article' ? [child] : articlesIn(child);
  });

const hasLink = (item: HtmlElement): boolean =>
  elementsIn(item).some((part) => part.tagName === 'a' && attributeOf(part, 'href') !== null);
