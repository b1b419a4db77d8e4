import { need } from './need.ts';

/** Listeners of a store. */
export interface Listeners {
  /** Adds a listener, once for each call. Returns a function that removes it again. */
  subscribe(listener: () => void): () => void;
  /** Calls every listener. Throws what one of them has thrown, once all have been called. */
  notify(): void;
}

/** Creates an empty list of listeners. The same function can be subscribed more than once. */
export function createListeners(): Listeners {
  const entries = new Set<{ readonly listener: () => void }>();
  return {
    subscribe(listener) {
      need(typeof listener === 'function', 'listener');
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    notify() {
      let failed: [error: unknown] | undefined;
      for (const entry of [...entries]) {
        try {
          // A listener can unsubscribe another one.
          if (entries.has(entry)) entry.listener();
        } catch (error) {
          failed ??= [error];
        }
      }
      if (failed) throw failed[0];
    },
  };
}
