import type * as science from '@genmaster/theme-engine/color';
import { useEffect, useState } from 'react';

/** Colour module of the theme engine, as a value. */
export type ColorScience = typeof science;

let here: ColorScience | null = null;

/** Loads the colour module once; `null` if loading fails, and the next call tries again. */
export const loadColorScience = (): Promise<ColorScience | null> =>
  import('@genmaster/theme-engine/color').then(
    (found) => (here = found),
    // It is advice only, and the panel works without it.
    () => null,
  );

/** Returns the colour module once it is wanted; `null` until it is loaded, and if loading fails. */
export function useColorScience(isWanted: boolean): ColorScience | null {
  const [science, setScience] = useState(() => here);
  useEffect(() => {
    if (!isWanted || science) return;
    let isMounted = true;
    void loadColorScience().then((found) => {
      if (isMounted && found) setScience(() => found);
    });
    return () => {
      isMounted = false;
    };
  }, [isWanted, science]);
  return science;
}
