import type { Entity } from '@genmaster/app-model';
import { intake, medicine } from '@genmaster/app-model';
import { inspection, inspectionAnswer } from '@genmaster/app-model';
import { employee, holiday, leaveRequest } from '@genmaster/app-model';
import { item, movement } from '@genmaster/app-model';

/** Views of one entity. */
export const ENTITY_VIEWS = ['model', 'screen', 'api', 'sql', 'data'] as const;

/** Views of the work in an example. */
export const WORK_VIEWS = ['approvals', 'report', 'import', 'lowStock', 'form', 'queue'] as const;

export type EntityView = (typeof ENTITY_VIEWS)[number];
export type WorkView = (typeof WORK_VIEWS)[number];

/** A complete example: its entities, the main one first, and its work views. */
export interface WorkedExample {
  id: 'leave' | 'stock' | 'clinic' | 'inspection';
  entities: readonly [Entity, ...Entity[]];
  work: readonly [WorkView, ...WorkView[]];
}

/** The four examples of the page, each small enough to read. */
export const workedExamples: readonly [WorkedExample, ...WorkedExample[]] = [
  { id: 'leave', entities: [leaveRequest, employee, holiday], work: ['approvals', 'report'] },
  { id: 'stock', entities: [item, movement], work: ['import', 'lowStock'] },
  { id: 'clinic', entities: [intake, medicine], work: ['form'] },
  { id: 'inspection', entities: [inspectionAnswer, inspection], work: ['queue'] },
];
