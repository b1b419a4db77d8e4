import type { Entity } from '@genmaster/app-model';
import { useEffect, useMemo, useState } from 'react';
import type { CodeProblem } from './check-code.ts';
import type * as Judging from './judge-code.ts';

type Judge = typeof Judging;

/** Code with precomputed problems, as the prerendered page shows it. */
export interface KnownCode {
  code: string;
  entity: Entity;
  problems: readonly CodeProblem[];
}

/**
 * Checks handwritten code against an entity.
 *
 * The checker is fetched when the code differs from the known code, or when it is requested.
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
      // Without the checker the code stays unchecked and can still be edited; the next request tries again.
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
