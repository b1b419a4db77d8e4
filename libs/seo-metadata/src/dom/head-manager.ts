import { HEAD_MARK, headTags, tagKey, type HeadTag } from '../core/head-tags.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';

/** Keeps the head of a live document at one page's metadata. */
export interface HeadManager {
  /** Shows a page's head. Tags that are right already are not touched. */
  apply(resolved: ResolvedMetadata): void;
  /** Puts the head back to what it was before the first `apply`. */
  dispose(): void;
}

/**
 * Owns the metadata tags of a document, prerendered ones included.
 *
 * It finds tags by what they are about, not by position: a tag of the template
 * is taken over, a duplicate is removed, and what the next page lacks goes away.
 * Script, style and other people's tags stay untouched.
 *
 * Under enforced Trusted Types the prerendered JSON-LD script is changed through
 * its text node, which no policy has to allow.
 *
 * @example
 * const head = createHeadManager(document);
 * head.apply(resolver.resolve(location.pathname));
 */
export function createHeadManager(document: Document): HeadManager {
  let before: readonly HeadTag[] | null = null;
  return {
    apply(resolved) {
      const tags = headTags(resolved);
      before ??= readTags(document, tags);
      writeTags(document, tags);
    },
    dispose() {
      if (before) writeTags(document, before);
      before = null;
    },
  };
}

/** Lists the head elements that these tags would take over, by key. */
function ownElements(head: HTMLHeadElement, tags: readonly HeadTag[]): { key: string; element: Element }[] {
  const wanted = new Set(tags.map(({ key }) => key));
  const counts = new Map<string, number>();
  return [...head.children].flatMap((element) => {
    const base = tagKey(element.localName, (name) => element.getAttribute(name));
    if (base === null) return [];
    const isOurs =
      element.hasAttribute(HEAD_MARK) ||
      base === 'link:canonical' ||
      // Someone else's JSON-LD is theirs.
      (wanted.has(base) && base !== 'script:ld+json');
    if (!isOurs) return [];
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return [{ key: count === 1 ? base : `${base}#${count}`, element }];
  });
}

function readTags({ head }: Document, tags: readonly HeadTag[]): readonly HeadTag[] {
  return ownElements(head, tags).map(({ key, element }) => ({
    key,
    tagName: element.localName as HeadTag['tagName'],
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...(element.textContent && { text: element.textContent }),
  }));
}

function writeTags(document: Document, tags: readonly HeadTag[]): void {
  const existing = new Map(ownElements(document.head, tags).map(({ key, element }) => [key, element]));
  let previous: Element | null = null;
  for (const tag of tags) {
    const found = existing.get(tag.key);
    existing.delete(tag.key);
    const element = found ?? document.createElement(tag.tagName);
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

function writeAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const { name } of [...element.attributes]) {
    if (!Object.hasOwn(attributes, name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Changes the one text node in place: scripts refuse any other way under Trusted Types. */
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
