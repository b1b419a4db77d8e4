import type { Entity } from '@genmaster/app-model';
import { generatedNames, OWN_PROPERTIES, writeModel } from './generated-model.ts';
import { findMisfits, propertiesIn, type Misfit } from './misfits.ts';
import { readRegions } from './regions.ts';
import { compareThree, type Conflict, type Stretch } from './three-way.ts';

/** Version chosen in a conflict. */
export type Choice = 'fresh' | 'mine';

/** The files of the project, and the entity that the generated file was last made from. */
export interface Project {
  entity: Entity;
  generatedFrom: Entity;
  /** The generated file as it is now, including manual edits. */
  file: string;
  /** The hand-written file, which the demo never writes. */
  rules: string;
  /** Choices by `conflictKey`. */
  choices: Readonly<Record<string, Choice>>;
}

/** Result of a regeneration, computed before anything is written. */
export interface RegenerationPlan {
  /** Region whose markers are missing: nothing is written until they are restored. */
  lostRegion: string | null;
  /** Places that both sides changed. */
  conflicts: readonly { key: string; conflict: Conflict; choice: Choice | null }[];
  /** Number of places that a person changed outside a region; they stay. */
  edits: number;
  /** The generated file after the plan; an undecided conflict keeps its current lines. */
  result: string;
  isBlocked: boolean;
  /** Whether the file would change. */
  changes: boolean;
  misfits: readonly Misfit[];
}

/** Plans a regeneration of a project. */
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

/** Returns the key of a conflict; a changed conflict gets a new key, so that no earlier choice applies to it. */
export const conflictKey = ({ base, fresh, mine }: Conflict): string => JSON.stringify([base, fresh, mine]);

/** Restores lost markers: returns the generated file as last written, with empty regions. */
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
