import type * as science from '@genmaster/theme-engine/color';
import { useEffect, useState } from 'react';

/** The colour science of the theme engine, as a value. */
export type ColorScience = typeof science;

let here: ColorScience | null = null;

/** Fetches the colour science once; `null` where it cannot be had, and the next wish tries again. */
export const loadColorScience = (): Promise<ColorScience | null> =>
  import('@genmaster/theme-engine/color').then(
    (found) => (here = found),
    // Advice only: the panel works without it.
    () => null,
  );

/** The colour science once it is wanted; `null` until it is here, and where it cannot be had. */
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
