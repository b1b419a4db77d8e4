import type { FontOption } from '@genmaster/theme-engine';

/** Time in milliseconds that a font has to be looked at before its file is loaded. */
export const INTEREST_MS = 150;
const FILES_AT_ONCE = 2;

/** Loader of the fonts of a long list, one by one, as the visitor looks at them. */
export interface FontSampler {
  /** Requests a font; the returned function cancels the request if loading has not started yet. */
  want(font: FontOption): () => void;
  /** Returns the ids of the loaded fonts, as a new set after each change. */
  getReady(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Whether no font is loaded at all, for visitors who asked to save data. */
  readonly isSparing: boolean;
}

/**
 * Creates a font loader that saves bandwidth.
 *
 * A file is loaded once its font has been looked at for a moment, at most two at a time. A failed one may be requested
 * again.
 */
export function createFontSampler(load: ((font: FontOption) => Promise<unknown>) | undefined): FontSampler {
  let ready: ReadonlySet<string> = new Set();
  let running = 0;
  const queue: FontOption[] = [];
  const listeners = new Set<() => void>();

  const advance = () => {
    while (running < FILES_AT_ONCE && queue.length > 0) {
      const font = queue.shift()!;
      running++;
      // A loader that throws has failed, too.
      new Promise((resolve) => resolve(load!(font)))
        .then(
          () => {
            ready = new Set([...ready, font.id]);
            for (const listener of listeners) listener();
          },
          // The list keeps the panel’s own font for this name.
          () => undefined,
        )
        .finally(() => {
          running--;
          advance();
        });
    }
  };

  return {
    isSparing: !load,
    want(font) {
      if (!load || !font.package || ready.has(font.id)) return () => undefined;
      const timer = setTimeout(() => {
        queue.push(font);
        advance();
      }, INTEREST_MS);
      return () => {
        clearTimeout(timer);
        const place = queue.indexOf(font);
        if (place >= 0) queue.splice(place, 1);
      };
    },
    getReady: () => ready,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
