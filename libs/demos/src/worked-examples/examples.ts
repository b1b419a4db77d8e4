import type { Entity } from '@genmaster/app-model';
import { intake, medicine } from '@genmaster/app-model';
import { inspection, inspectionAnswer } from '@genmaster/app-model';
import { employee, holiday, leaveRequest } from '@genmaster/app-model';
import { item, movement } from '@genmaster/app-model';

/** Ways to look at one entity. */
export const ENTITY_VIEWS = ['model', 'screen', 'api', 'sql', 'data'] as const;

/** What an example does with its entities. */
export const WORK_VIEWS = ['approvals', 'report', 'import', 'lowStock', 'form', 'queue'] as const;

export type EntityView = (typeof ENTITY_VIEWS)[number];
export type WorkView = (typeof WORK_VIEWS)[number];

/** A complete example: its entities, the main one first, and what is done with them. */
export interface WorkedExample {
  id: 'leave' | 'stock' | 'clinic' | 'inspection';
  entities: readonly [Entity, ...Entity[]];
  work: readonly [WorkView, ...WorkView[]];
}

/** The four examples of the page, each small enough to be read. */
export const workedExamples: readonly [WorkedExample, ...WorkedExample[]] = [
  { id: 'leave', entities: [leaveRequest, employee, holiday], work: ['approvals', 'report'] },
  { id: 'stock', entities: [item, movement], work: ['import', 'lowStock'] },
  { id: 'clinic', entities: [intake, medicine], work: ['form'] },
  { id: 'inspection', entities: [inspectionAnswer, inspection], work: ['queue'] },
];
