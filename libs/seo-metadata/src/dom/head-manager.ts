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
 * Tags are matched by their key, not by position: a tag of the template is reused, a duplicate is removed, and a tag
 * that the next page does not have is removed. Scripts, styles and tags of other owners stay unchanged.
 *
 * Under enforced Trusted Types the prerendered JSON-LD script is changed through its text node, which needs no policy.
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

/** Lists the managed elements of a head, with their keys. */
function ownElements(head: HTMLHeadElement, tags: readonly HeadTag[]): { key: string; element: Element }[] {
  const wanted = new Set(tags.map(({ key }) => key));
  const counts = new Map<string, number>();
  return [...head.children].flatMap((element) => {
    const base = tagKey(element.localName, (name) => element.getAttribute(name));
    if (base === null) return [];
    const isOurs =
      element.hasAttribute(HEAD_MARK) ||
      base === 'link:canonical' ||
      // JSON-LD without our mark belongs to another owner.
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

/** Changes the text node of an element: Trusted Types block every other way to change a script. */
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
