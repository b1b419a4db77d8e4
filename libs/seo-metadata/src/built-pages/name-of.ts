import { attributeOf, elementsIn, textOf, type HtmlElement } from './html-tree.ts';

/** Returns the text of a title. The element is never drawn, so `textOf` would treat it as hidden. */
export const rawTitle = (title: HtmlElement): string =>
  title.childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the name of an element without text, such as a link with an icon; `all` are the elements of the page. */
export function nameOf(element: HtmlElement, all: readonly HtmlElement[]): string {
  const labels = (attributeOf(element, 'aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => (id ? all.filter((label) => attributeOf(label, 'id') === id) : []));
  const names = [element, ...elementsIn(element)].map((part) => {
    if (part.tagName === 'img') return attributeOf(part, 'alt');
    return part.tagName === 'title' ? rawTitle(part) : null;
  });
  return (
    // A label may be hidden itself.
    labels.map((label) => label.childNodes.map(textOf).join(' ').trim()).join(' ') ||
    attributeOf(element, 'aria-label') ||
    names.find((name) => name) ||
    attributeOf(element, 'title') ||
    ''
  );
}
