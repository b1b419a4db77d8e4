import type * as FarModule from './far-colors.ts';

/** What reads, prints and converts the colours of spaces that reach beyond sRGB. */
export type FarColors = typeof FarModule;

// Loaded on the first text or setting that needs it: it is a sixth of the picker, and most pages never do.
let loaded: FarColors | undefined;

/** Gets the conversions for `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`; from then on they are there at once. */
export async function loadFarColors(): Promise<FarColors> {
  return (loaded = await import('./far-colors.ts'));
}

/** The conversions, once they are loaded. */
export const farColors = (): FarColors | undefined => loaded;
