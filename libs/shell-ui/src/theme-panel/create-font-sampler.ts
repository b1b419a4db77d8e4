import type { FontOption } from '@genmaster/theme-engine';

/** How long somebody has to look at a font before its file is fetched. */
export const INTEREST_MS = 150;
const FILES_AT_ONCE = 2;

/** Fetches the fonts of a long list one by one, as somebody looks at them. */
export interface FontSampler {
  /** Asks for a font; the answer takes the wish back if it was not begun yet. */
  want(font: FontOption): () => void;
  /** Ids of the fonts that can be shown. A new set when one came. */
  getReady(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Whether nothing is fetched at all, for a visitor who asked for that. */
  readonly isSparing: boolean;
}

/**
 * Makes a sampler that spares the connection.
 *
 * A file is fetched when its font was looked at for a moment, at most two at a time. One that fails may be asked for again.
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
      load!(font)
        .then(
          () => {
            ready = new Set([...ready, font.id]);
            for (const listener of listeners) listener();
          },
          // The list keeps the panel’s own font for it.
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
