import * as v from 'valibot';
import type { Value } from '@genmaster/app-model';
import { callDesk, pathOf, wireOf, type DeskCall } from './call-desk.ts';
import { firstOrders, ROLES, type Role } from './desk-model.ts';

/** Fields by which the report groups, and fields that it sums up. */
export const GROUPS = ['status', 'customer', 'by'] as const;
export const SUMS = ['total', 'limit'] as const;

/** Theme schemes of the desk; `page` uses the theme of the page. */
export const LOOKS = { page: null, evergreen: '1.2', terracotta: '1.3', midnight: '2.1' } as const;

/** Id of the order that is being entered. */
export const NEW = 0;

const valueSchema = v.nullable(v.union([v.pipe(v.string(), v.maxLength(4000)), v.number(), v.boolean()]));

/** Schema that validates a stored or shared desk. */
export const orderDeskSchema = v.strictObject({
  role: v.picklist(ROLES),
  language: v.picklist(['en', 'hi']),
  look: v.picklist(Object.keys(LOOKS) as (keyof typeof LOOKS)[]),
  rows: v.pipe(
    v.array(v.strictObject({ id: v.number(), values: v.record(v.string(), valueSchema) })),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** Id of the order in the form; 0 for a new one. */
  chosen: v.number(),
  group: v.picklist(GROUPS),
  sum: v.picklist(SUMS),
  /** Last request and its response. */
  last: v.nullable(
    v.strictObject({
      role: v.picklist(ROLES),
      method: v.picklist(['GET', 'POST', 'PATCH', 'DELETE']),
      path: v.pipe(v.string(), v.maxLength(200)),
      body: v.pipe(v.string(), v.maxLength(4000)),
      status: v.number(),
      answer: v.pipe(v.string(), v.maxLength(20_000)),
    }),
  ),
});

export type OrderDeskState = v.InferOutput<typeof orderDeskSchema>;

/** Returns the initial state of the desk. */
export const openDesk = (language: OrderDeskState['language'], role: Role, chosen: number): OrderDeskState => ({
  role,
  language,
  look: 'page',
  rows: firstOrders(language).map(({ id, values }) => ({ id, values: { ...values } })),
  chosen,
  group: 'status',
  sum: 'total',
  last: null,
});

/** Sends a request to the API of the desk, and stores the request and its response in the state. */
export function sendCall(state: OrderDeskState, call: DeskCall): OrderDeskState {
  const { status, body, rows } = callDesk(state.rows, state.role, call);
  const added = rows.find(({ id }) => !state.rows.some((one) => one.id === id));
  return {
    ...state,
    rows: rows.map(({ id, values }) => ({ id, values: { ...values } })),
    chosen: added?.id ?? state.chosen,
    last: {
      role: state.role,
      method: call.method,
      path: call.path,
      body: call.body ? JSON.stringify(call.body, null, 2) : '',
      status,
      answer: body === null ? '' : JSON.stringify(body, null, 2),
    },
  };
}

/** Returns the request that saves the values of a form. */
export const saveCall = (chosen: number, values: Readonly<Record<string, Value>>): DeskCall =>
  chosen === NEW
    ? { method: 'POST', path: pathOf(), body: wireOf(values) }
    : { method: 'PATCH', path: pathOf(chosen), body: wireOf(values) };

/** Returns the error messages of the last response, to be shown beside the form. */
export function problemsIn({ last }: OrderDeskState): readonly string[] {
  if (!last || last.status < 400) return [];
  const { title, errors = [] } = JSON.parse(last.answer) as { title: string; errors?: { message: string }[] };
  return errors.length > 0 ? errors.map(({ message }) => message) : [title];
}
