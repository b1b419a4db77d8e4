import * as v from 'valibot';
import type { MultiPageFormState } from '../multi-page-form/multi-page-form-part.tsx';
import type { Entity } from '@genmaster/app-model';
import { sampleRows } from '@genmaster/app-model';
import { DIALECT_IDS, type DialectId } from '@genmaster/app-model';
import type { Row } from '@genmaster/app-model';
import { clinicForm } from '@genmaster/app-model';
import {
  ENTITY_VIEWS,
  WORK_VIEWS,
  workedExamples,
  type EntityView,
  type WorkedExample,
  type WorkView,
} from './examples.ts';
import { ANSWERS, CHECKPOINTS, FIRST_DEVICE, type Device } from '@genmaster/app-model';
import { firstRequests, holidays, people, workingDaysOf, type Request } from '@genmaster/app-model';
import { checkOpening, CORRECTIONS, movementRows, openingOf, type Movement } from '@genmaster/app-model';

/** Number of sample rows for an entity without rows of its own. */
export const SAMPLE_COUNT = 40;

/** Maximum number of entries of each kind that the browser stores. */
const MOST = 60;

export interface LeaveState {
  /** Id of the person who is acting. */
  user: number;
  requests: readonly Request[];
}

export interface StockState {
  corrections: Readonly<Record<string, string>>;
  /** Movements after the opening count. */
  movements: readonly Movement[];
}

export interface InspectionState extends Device {
  /** Note and photo of the answer that is not given yet. */
  note: string;
  hasPhoto: boolean;
}

export interface WorkedExamplesState {
  example: WorkedExample['id'];
  /** Index of the entity in its example. */
  entity: number;
  view: EntityView | WorkView;
  dialect: DialectId;
  leave: LeaveState;
  stock: StockState;
  clinic: MultiPageFormState;
  inspection: InspectionState;
}

/** Returns the initial state of an example, with its first work view. */
export const startOf = ({ id, work }: WorkedExample): WorkedExamplesState => ({
  example: id,
  entity: 0,
  view: work[0],
  dialect: 'postgresql',
  leave: { user: 1, requests: firstRequests },
  stock: { corrections: {}, movements: [] },
  clinic: { answers: {}, step: 'you', reached: 'you', isSent: false },
  inspection: { ...FIRST_DEVICE, note: '', hasPhoto: false },
});

const text = v.pipe(v.string(), v.maxLength(300));
const whole = v.pipe(v.number(), v.integer(), v.minValue(-9999), v.maxValue(9999));
const day = v.pipe(v.string(), v.isoDate());
const stepId = v.picklist([...clinicForm.map(({ id }) => id), 'review']);

export const stateSchema = v.strictObject({
  example: v.picklist(workedExamples.map(({ id }) => id)),
  entity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  view: v.picklist([...ENTITY_VIEWS, ...WORK_VIEWS]),
  dialect: v.picklist(DIALECT_IDS),
  leave: v.strictObject({
    user: v.picklist(people.map(({ id }) => id)),
    requests: v.pipe(
      v.array(
        v.strictObject({
          id: whole,
          employee: v.picklist(people.map(({ id }) => id)),
          first: day,
          last: day,
          reason: text,
          status: v.picklist(['open', 'approved', 'refused']),
        }),
      ),
      v.maxLength(MOST),
    ),
  }),
  stock: v.strictObject({
    corrections: v.record(v.string(), text),
    movements: v.pipe(v.array(v.strictObject({ item: whole, day, quantity: whole, why: text })), v.maxLength(MOST)),
  }),
  clinic: v.strictObject({
    answers: v.record(v.string(), text),
    step: stepId,
    reached: stepId,
    isSent: v.boolean(),
  }),
  inspection: v.strictObject({
    isOnline: v.boolean(),
    at: whole,
    count: whole,
    queue: v.pipe(
      v.array(
        v.strictObject({
          number: whole,
          what: v.picklist(['answer', 'photo']),
          checkpoint: v.picklist(CHECKPOINTS),
          answer: v.picklist(ANSWERS),
          note: text,
          status: v.picklist(['waiting', 'conflict']),
          attempts: whole,
        }),
      ),
      v.maxLength(MOST),
    ),
    confirmed: v.pipe(v.array(text), v.maxLength(MOST)),
    note: v.optional(text, ''),
    hasPhoto: v.optional(v.boolean(), false),
  }),
});

export const exampleOf = ({ example }: Pick<WorkedExamplesState, 'example'>): WorkedExample =>
  workedExamples.find(({ id }) => id === example) ?? workedExamples[0];

/** Returns the entity in view, or the main one when the index does not exist in the example. */
export function entityOf(state: WorkedExamplesState): Entity {
  const { entities } = exampleOf(state);
  return entities[state.entity] ?? entities[0];
}

/** Returns the items and all movements after the import. */
export function registerOf({ corrections, movements }: StockState) {
  const { items, counts } = openingOf(checkOpening(corrections));
  return { items, movements: [...counts, ...movements] };
}

/** Returns the rows of an entity: those of the example, or sample rows when it has none. */
export function rowsOf(state: WorkedExamplesState): readonly Row[] {
  const entity = entityOf(state);
  switch (entity.name) {
    case 'Employee':
      return people.map(({ id, name, manager, allowance }) => ({
        id,
        values: { name, email: `person${id}@example.com`, manager, allowance },
      }));
    case 'Holiday':
      return holidays.map(({ id, ...values }) => ({ id, values }));
    case 'Leave request':
      return state.leave.requests.map(({ id, ...values }) => ({
        id,
        values: { ...values, days: workingDaysOf(values).length },
      }));
    case 'Item':
      return registerOf({ ...state.stock, corrections: { ...CORRECTIONS, ...state.stock.corrections } }).items;
    case 'Movement':
      return movementRows(
        registerOf({ ...state.stock, corrections: { ...CORRECTIONS, ...state.stock.corrections } }).movements,
      );
    default:
      return sampleRows(entity, SAMPLE_COUNT);
  }
}
