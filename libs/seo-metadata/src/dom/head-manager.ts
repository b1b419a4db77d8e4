import { HEAD_MARK, headTags, tagKey, type HeadTag } from '../core/head-tags.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';

/** Manages the metadata tags of a live document. */
export interface HeadManager {
  /** Shows a page's head. Tags that are already correct are not changed. */
  apply(resolved: ResolvedMetadata): void;
  /** Restores the head as it was before the first `apply`. */
  dispose(): void;
}

/**
 * Creates a manager of the metadata tags of a document, prerendered ones included.
 *
 * Tags are matched by their key, not by position: prerendered tags are reused, and a tag that the next page does not
 * have is removed. A tag of other code with the key of a page's tag, such as one of the template, is set aside; it comes
 * back unchanged, in its place, with the first page that lacks the key. A canonical address of other code stays aside
 * until `dispose`, because it is that of another page. Scripts, styles and all other tags stay unchanged.
 *
 * The document is not read before the first `apply`, so that a component may create its manager on a server too.
 *
 * Under enforced Trusted Types JSON-LD needs no policy: it is written into a copy of a script of the page that has run,
 * which counts as run too, so that no browser checks its text. Without such a script the text node is changed.
 *
 * @example
 * const head = createHeadManager(document);
 * head.apply(resolver.resolve(location.pathname));
 */
export function createHeadManager(document: Document): HeadManager {
  let before: readonly HeadTag[] | null = null;
  /** Parent of the elements that are set aside: their owner may still remove them from it, as from the head. */
  let aside: DocumentFragment | undefined;
  /** Comments in the places of the elements that are set aside. */
  const places = new Map<Element, Comment>();
  const giveBack = (wanted?: ReadonlySet<string>) => {
    for (const [element, place] of places) {
      if (wanted?.has(String(keyOf(element)))) continue;
      if (element.parentNode === aside) place.replaceWith(element);
      else place.remove();
      places.delete(element);
    }
  };
  return {
    apply(resolved) {
      const tags = headTags(resolved);
      const wanted = new Set(['link:canonical', ...tags.map(({ key }) => key)]);
      // JSON-LD of another owner says something else than ours.
      wanted.delete('script:ld+json');
      giveBack(wanted);
      for (const element of [...document.head.children]) {
        if (element.hasAttribute(HEAD_MARK) || !wanted.has(String(keyOf(element)))) continue;
        const place = document.createComment('');
        element.replaceWith(place);
        (aside ??= document.createDocumentFragment()).append(element);
        places.set(element, place);
      }
      before ??= readTags(document);
      writeTags(document, tags);
    },
    dispose() {
      if (before) writeTags(document, before);
      before = null;
      giveBack();
    },
  };
}

const keyOf = (element: Element) => tagKey(element.localName, (name) => element.getAttribute(name));

/** Lists the library's elements of a head, with their keys. */
function ownElements(head: HTMLHeadElement): { key: string; element: Element }[] {
  const counts = new Map<string, number>();
  return [...head.children].flatMap((element) => {
    const base = keyOf(element);
    if (base === null || !element.hasAttribute(HEAD_MARK)) return [];
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return [{ key: count === 1 ? base : `${base}#${count}`, element }];
  });
}

function readTags({ head }: Document): readonly HeadTag[] {
  return ownElements(head).map(({ key, element }) => ({
    key,
    tagName: element.localName as HeadTag['tagName'],
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...(element.textContent && { text: element.textContent }),
  }));
}

function writeTags(document: Document, tags: readonly HeadTag[]): void {
  const existing = new Map(ownElements(document.head).map(({ key, element }) => [key, element]));
  let previous: Element | null = null;
  for (const tag of tags) {
    const earlier = existing.get(tag.key);
    const copy = tag.tagName === 'script' && earlier?.textContent !== tag.text ? copyOfRunScript(document) : null;
    const found = copy ? undefined : earlier;
    if (found) existing.delete(tag.key);
    const element = copy ?? found ?? document.createElement(tag.tagName);
    writeAttributes(element, tag.attributes);
    writeText(element, tag.text ?? '');
    if (!found || (previous && !follows(previous, found))) {
      if (previous) previous.after(element);
      else document.head.append(element);
    }
    previous = element;
  }
  for (const leftover of existing.values()) leftover.remove();
}

/** Returns an element for a script whose text no browser checks or runs, if the page has a script that has run. */
function copyOfRunScript(document: Document): Element | null {
  const run = [...document.scripts].find(({ type, noModule }) => !noModule && (type === '' || type === 'module'));
  return (run?.cloneNode() as Element | undefined) ?? null;
}

function writeAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const { name } of [...element.attributes]) {
    if (!Object.hasOwn(attributes, name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Changes the text node of an element: Trusted Types block every other way to change a script that has not run. */
function writeText(element: Element, text: string): void {
  if (element.textContent === text) return;
  const [first, ...others] = [...element.childNodes];
  if (first) first.nodeValue = text;
  else element.append(element.ownerDocument.createTextNode(text));
  for (const other of others) other.remove();
}

function follows(previous: Element, element: Element): boolean {
  return (previous.compareDocumentPosition(element) & previous.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
