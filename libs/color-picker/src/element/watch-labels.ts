import { OWN } from './element-frame.ts';

/** Changes of one page or shadow root, looked at once for all elements in it. */
interface RootWatch {
  readonly observer: MutationObserver;
  readonly listeners: Set<() => void>;
}

const watches = new WeakMap<Node, RootWatch>();

/**
 * Calls back when a label around an element, or beside it, comes, changes or goes, and when the page takes what an element
 * has made itself, as one does that is made like the markup of its server; returns a function that stops this.
 *
 * Also calls back at once, because labels may have come while this file was loading.
 */
export function watchLabels(element: Element, then: () => void): () => void {
  const root = element.getRootNode();
  const watch = watches.get(root) ?? watchRoot(root);
  watch.listeners.add(then);
  then();
  return () => {
    watch.listeners.delete(then);
    if (watch.listeners.size > 0) return;
    watch.observer.disconnect();
    watches.delete(root);
  };
}

function watchRoot(root: Node): RootWatch {
  const listeners = new Set<() => void>();
  const observer = new MutationObserver((changes) => {
    if (changes.some(matters)) for (const listener of listeners) listener();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['for'] });
  const watch = { observer, listeners };
  watches.set(root, watch);
  return watch;
}

/**
 * Reports whether something has changed in a label, or a label has come or gone; the labels of a picker do not count, but
 * a picker that has gone as a whole does.
 */
function matters({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const place = isElement(target) ? target : target.parentElement;
  if (place?.closest(`[${OWN}]`)) return false;
  return (
    Boolean(place?.closest('label')) ||
    hasLost(target, removedNodes) ||
    [...addedNodes, ...removedNodes].some((node) => isElement(node) && !node.hasAttribute(OWN) && holdsLabel(node))
  );
}

/** Reports whether all that an element has made itself has gone; a popup that closes leaves its button. */
const hasLost = (target: Node, removed: NodeList) =>
  [...removed].some((node) => isElement(node) && node.hasAttribute(OWN)) &&
  !(target as Element).querySelector(`:scope > [${OWN}]`);

const holdsLabel = (element: Element) => element.localName === 'label' || element.querySelector('label') !== null;

/** Tells elements apart without their class, which is another one in each frame. */
const isElement = (node: Node): node is Element => node.nodeType === 1;
