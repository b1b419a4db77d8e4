import type { ResolvedMetadata } from '../core/page-metadata.ts';
import type { HeadManager } from './head-manager.ts';

/** One owner's claim on the head: a route, or a layout around it. */
export interface HeadEntry {
  /** Shows a page's head, unless an entry opened later shows one. */
  show(resolved: ResolvedMetadata): void;
  /** Gives the head back to the entry below, or to the document as it was. */
  withdraw(): void;
}

/** Hands out entries, of which the last one opened wins. */
export interface HeadEntries {
  /** Takes a place in the order. Nothing is shown before `show`. */
  open(): HeadEntry;
}

/**
 * Lets several owners share one head, each for its own lifetime.
 *
 * Order is the order of opening, not of showing, so a layout that shows its entry
 * after the page inside it does not cover the page's. A withdrawal waits for the
 * end of the running task: when one page gives way to the next, the head goes from
 * one to the other without a state in between.
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
