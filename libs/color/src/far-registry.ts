import type * as FarModule from './far-colors.ts';

/** The module that parses, prints and converts colours of spaces beyond sRGB. */
export type FarColors = typeof FarModule;

// Loaded when a text or option first needs it: it is a sixth of the picker, and most pages never need it.
let loaded: FarColors | undefined;

/** Loads the conversions for `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`; after that, they are synchronous. */
export async function loadFarColors(): Promise<FarColors> {
  return (loaded = await import('./far-colors.ts'));
}

/** Returns the conversions, or `undefined` until they are loaded. */
export const farColors = (): FarColors | undefined => loaded;

/** Calls a function as if the conversions were not loaded. */
export function withoutFarColors<Result>(read: () => Result): Result {
  const before = loaded;
  loaded = undefined;
  try {
    return read();
  } finally {
    loaded = before;
  }
}
