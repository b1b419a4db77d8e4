import type { Entity } from '../model/entity.ts';
import { intake, medicine } from './clinic/clinic-model.ts';
import { inspection, inspectionAnswer } from './inspection/inspection-model.ts';
import { employee, holiday, leaveRequest } from './leave/leave-model.ts';
import { item, movement } from './stock/stock-model.ts';

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
