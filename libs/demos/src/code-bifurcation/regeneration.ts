import type { Entity } from '@genmaster/app-model';
import { generatedNames, OWN_PROPERTIES, writeModel } from './generated-model.ts';
import { findMisfits, propertiesIn, type Misfit } from './misfits.ts';
import { readRegions } from './regions.ts';
import { compareThree, type Conflict, type Stretch } from './three-way.ts';

/** Which version of a conflict is taken. */
export type Choice = 'fresh' | 'mine';

/** The files of the project, and what the generated one was last made from. */
export interface Project {
  entity: Entity;
  generatedFrom: Entity;
  /** The generated file as it stands, with what a person changed in it. */
  file: string;
  /** The hand-written file. Nothing here writes to it. */
  rules: string;
  /** What was decided, by `conflictKey`. */
  choices: Readonly<Record<string, Choice>>;
}

/** What a regeneration would do, worked out before anything is written. */
export interface RegenerationPlan {
  /** The marks of a region are gone: nothing is written until they are back. */
  lostRegion: string | null;
  /** Places that both sides changed. */
  conflicts: readonly { key: string; conflict: Conflict; choice: Choice | null }[];
  /** Places that a person changed outside a region, which stay. */
  edits: number;
  /** The generated file as it would be; an undecided conflict stays as it stands. */
  result: string;
  isBlocked: boolean;
  /** Whether the file would be another one. */
  changes: boolean;
  misfits: readonly Misfit[];
}

/** Works out what a regeneration would do to a project. */
export function planRegeneration({ entity, generatedFrom, file, rules, choices }: Project): RegenerationPlan {
  const regions = readRegions(file);
  const own = regions[OWN_PROPERTIES];
  const names = generatedNames(entity);
  const misfits = findMisfits(rules, {
    ...names,
    properties: [...names.properties, ...propertiesIn(own ?? [])],
  });
  if (!own) {
    const refused = { conflicts: [], edits: 0, result: file, isBlocked: true, changes: false };
    return { ...refused, lostRegion: OWN_PROPERTIES, misfits };
  }
  const stretches = compareThree({
    base: writeModel(generatedFrom, regions),
    fresh: writeModel(entity, regions),
    mine: file,
  });
  const conflicts = stretches
    .filter((stretch) => stretch.kind === 'conflict')
    .map((conflict) => ({ key: conflictKey(conflict), conflict, choice: choices[conflictKey(conflict)] ?? null }));
  const result = stretches.flatMap((stretch) => linesOf(stretch, choices)).join('\n');
  return {
    lostRegion: null,
    conflicts,
    edits: stretches.filter(({ kind }) => kind === 'edited').length,
    result,
    isBlocked: conflicts.some(({ choice }) => choice === null),
    changes: result !== file,
    misfits,
  };
}

/** Tells conflicts apart; one that changes is another one, so that nobody’s earlier choice decides it. */
export const conflictKey = ({ base, fresh, mine }: Conflict): string => JSON.stringify([base, fresh, mine]);

/** Puts lost marks back: the generated file as it was last written, with no region filled. */
export const restoreMarks = ({ generatedFrom }: Project): string => writeModel(generatedFrom, {});

function linesOf(stretch: Stretch, choices: Project['choices']): readonly string[] {
  switch (stretch.kind) {
    case 'same':
    case 'edited':
      return stretch.mine;
    case 'generated':
      return stretch.fresh;
    case 'conflict':
      return choices[conflictKey(stretch)] === 'fresh' ? stretch.fresh : stretch.mine;
    default:
      return stretch satisfies never;
  }
}
