import type * as science from '@genmaster/theme-engine/color';
import { useEffect, useState } from 'react';

/** The colour science of the theme engine, as a value. */
export type ColorScience = typeof science;

/** Fetches the colour science once it is wanted; `null` until then, and where it cannot be had. */
export function useColorScience(isWanted: boolean): ColorScience | null {
  const [science, setScience] = useState<ColorScience | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    import('@genmaster/theme-engine/color').then(
      (found) => {
        if (isMounted) setScience(found);
      },
      // Advice only: the panel works without it, and asks again when it is opened again.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return science;
}
