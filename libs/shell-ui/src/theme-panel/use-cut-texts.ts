import { useEffect, useState } from 'react';
import { cutTextsIn } from './cut-texts.ts';

/** Looks for texts that do not fit once the page shows a change; `null` while nothing was looked for. */
export function useCutTexts(isWanted: boolean, draft: object): readonly string[] | null {
  const [cut, setCut] = useState<readonly string[] | null>(null);
  useEffect(() => {
    // After the frame in which the theme is written, and not in the middle of a series of changes.
    const timer = setTimeout(() => setCut(isWanted ? cutTextsIn(document.body) : null), 250);
    return () => clearTimeout(timer);
  }, [isWanted, draft]);
  return cut;
}
