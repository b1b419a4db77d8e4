import { useEffect, useState } from 'react';
import { cutTextsIn } from './cut-texts.ts';

/** Finds texts that do not fit after a change of the page; `null` while nothing is checked. */
export function useCutTexts(isWanted: boolean, draft: object): readonly string[] | null {
  const [cut, setCut] = useState<readonly string[] | null>(null);
  useEffect(() => {
    // After the frame in which the theme is applied, and not during a series of changes.
    const timer = setTimeout(() => setCut(isWanted ? cutTextsIn(document.body) : null), 250);
    return () => clearTimeout(timer);
  }, [isWanted, draft]);
  return cut;
}
