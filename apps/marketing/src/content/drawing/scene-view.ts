import type { Entity } from '@genmaster/app-model';
import type { DrawnWindow } from './drawn.ts';

/** Names of the results of a definition, in the order of their numbers. */
export const RESULT_NAMES = ['form', 'grid', 'api', 'sql', 'translation', 'theme'] as const;

export type ResultName = (typeof RESULT_NAMES)[number];

/** A definition and its results, drawn. */
export interface SceneView {
  entity: Entity;
  definition: DrawnWindow;
  windows: Readonly<Record<ResultName, DrawnWindow>>;
  /** Number of lines in the source of each result. */
  lines: Readonly<Record<ResultName, number>>;
}
