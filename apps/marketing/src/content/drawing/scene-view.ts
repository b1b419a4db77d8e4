import type { Entity } from '@genmaster/app-model';
import type { DrawnWindow } from './drawn.ts';

/** The results of a definition, in the order in which they are counted. */
export const RESULT_NAMES = ['form', 'grid', 'api', 'sql', 'translation', 'theme'] as const;

export type ResultName = (typeof RESULT_NAMES)[number];

/** A definition and all that it becomes, drawn. */
export interface SceneView {
  entity: Entity;
  definition: DrawnWindow;
  windows: Readonly<Record<ResultName, DrawnWindow>>;
  /** How long the source of each result is. */
  lines: Readonly<Record<ResultName, number>>;
}
