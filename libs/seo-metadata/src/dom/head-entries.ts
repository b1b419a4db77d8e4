import type { ResolvedMetadata } from '../core/page-metadata.ts';
import type { HeadManager } from './head-manager.ts';

/** Entry of one owner of the head: a route, or a layout around it. */
export interface HeadEntry {
  /** Shows a page's head, unless an entry that was opened later shows one. */
  show(resolved: ResolvedMetadata): void;
  /** Removes this entry; the head shows the entry below, or the original document. */
  withdraw(): void;
}

/** Creates entries for the head; the entry that was opened last wins. */
export interface HeadEntries {
  /** Opens an entry above the existing ones. It shows nothing before `show`. */
  open(): HeadEntry;
}

/**
 * Lets several owners share one head, each for its own lifetime.
 *
 * The order of opening counts, not the order of showing, so a layout that shows its entry after the page inside it does
 * not override the page. A withdrawal takes effect in a microtask: when one page replaces another, the head changes
 * once, without a state in between.
 *
 * @example
 * const entries = createHeadEntries(createHeadManager(document));
 * const entry = entries.open();
 * entry.show(resolver.resolve('/about-us'));
 * entry.withdraw();
 */
export function createHeadEntries(head: HeadManager): HeadEntries {
  const shown = new Map<number, ResolvedMetadata>();
  let opened = 0;
  let isWaiting = false;

  const settle = () => {
    isWaiting = false;
    const top = shown.get(Math.max(...shown.keys()));
    if (top) head.apply(top);
    else head.dispose();
  };
  return {
    open() {
      opened += 1;
      const place = opened;
      return {
        show(resolved) {
          shown.set(place, resolved);
          settle();
        },
        withdraw() {
          if (!shown.delete(place) || isWaiting) return;
          isWaiting = true;
          queueMicrotask(() => {
            if (isWaiting) settle();
          });
        },
      };
    },
  };
}
