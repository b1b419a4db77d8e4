import type { Entity } from '@genmaster/app-model';
import { useMemo, useState } from 'react';
import { useFetched, type Fetched } from '../parts/use-fetched.ts';
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
): {
  /** `null` while the code is not checked yet, or cannot be. */
  problems: readonly CodeProblem[] | null;
  judge: Fetched<Judge>;
  want: () => void;
} {
  const [isWanted, setIsWanted] = useState(false);
  const isKnown = code === known.code && JSON.stringify(entity) === JSON.stringify(known.entity);
  const isNeeded = isWanted || (code !== null && !isKnown);
  const judge = useFetched(isNeeded ? 'judge' : null, () => import('./judge-code.ts'));
  const problems = useMemo(() => {
    if (code === null) return [];
    if (isKnown) return known.problems;
    return judge.value?.judgeCode(code, entity) ?? null;
  }, [judge.value, code, entity, isKnown, known]);
  return { problems, judge, want: () => setIsWanted(true) };
}
