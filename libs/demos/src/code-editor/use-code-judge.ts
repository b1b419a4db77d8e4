import type { Entity } from '@genmaster/app-model';
import { useEffect, useMemo, useState } from 'react';
import type { CodeProblem } from './check-code.ts';
import type * as Judging from './judge-code.ts';

type Judge = typeof Judging;

/** Code whose problems are known without the judge: what the prerendered page shows. */
export interface KnownCode {
  code: string;
  entity: Entity;
  problems: readonly CodeProblem[];
}

/**
 * Checks handwritten code against an entity.
 *
 * The judge is fetched when there is something else than the known code to judge, or when it is wanted.
 */
export function useCodeJudge(
  code: string | null,
  entity: Entity,
  known: KnownCode,
): { problems: readonly CodeProblem[]; judge: Judge | null; want: () => void } {
  const [judge, setJudge] = useState<Judge | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isKnown = code === known.code && JSON.stringify(entity) === JSON.stringify(known.entity);
  const isNeeded = judge === null && (isWanted || (code !== null && !isKnown));
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    import('./judge-code.ts').then(
      (loaded) => {
        if (!isOver) setJudge(loaded);
      },
      // Without it the code stays unjudged, and can be written in all the same; the next touch asks again.
      () => setIsWanted(false),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  const problems = useMemo(() => {
    if (code === null) return [];
    if (isKnown) return known.problems;
    return judge?.judgeCode(code, entity) ?? [];
  }, [judge, code, entity, isKnown, known]);
  return { problems, judge, want: () => setIsWanted(true) };
}
