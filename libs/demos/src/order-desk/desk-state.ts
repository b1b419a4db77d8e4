import * as v from 'valibot';
import type { Value } from '@genmaster/app-model';
import { callDesk, pathOf, wireOf, type DeskCall } from './call-desk.ts';
import { firstOrders, ROLES, type Role } from './desk-model.ts';

/** By what the report groups, and what it adds up. */
export const GROUPS = ['status', 'customer', 'by'] as const;
export const SUMS = ['total', 'limit'] as const;

/** The schemes that the desk can wear; `page` is the look of the page around it. */
export const LOOKS = { page: null, evergreen: '1.2', terracotta: '1.3', midnight: '2.1' } as const;

/** The row that is being entered. */
export const NEW = 0;

const valueSchema = v.nullable(v.union([v.pipe(v.string(), v.maxLength(4000)), v.number(), v.boolean()]));

/** Checks a kept or shared desk. */
export const orderDeskSchema = v.strictObject({
  role: v.picklist(ROLES),
  language: v.picklist(['en', 'hi']),
  look: v.picklist(Object.keys(LOOKS) as (keyof typeof LOOKS)[]),
  rows: v.pipe(
    v.array(v.strictObject({ id: v.number(), values: v.record(v.string(), valueSchema) })),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** The order in the form; 0 for one that is being entered. */
  chosen: v.number(),
  group: v.picklist(GROUPS),
  sum: v.picklist(SUMS),
  /** The last call, and what came back. */
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

/** The desk: its orders, and who sits there. */
export type OrderDeskState = v.InferOutput<typeof orderDeskSchema>;

/** The desk as it opens. */
export const openDesk = (language: OrderDeskState['language'], role: Role, chosen: number): OrderDeskState => ({
  role,
  language,
  look: 'page',
  rows: firstOrders.map(({ id, values }) => ({ id, values: { ...values } })),
  chosen,
  group: 'status',
  sum: 'total',
  last: null,
});

/** Calls the API of the desk, and keeps what was asked and answered. */
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

/** The call that saves what a form holds. */
export const saveCall = (chosen: number, values: Readonly<Record<string, Value>>): DeskCall =>
  chosen === NEW
    ? { method: 'POST', path: pathOf(), body: wireOf(values) }
    : { method: 'PATCH', path: pathOf(chosen), body: wireOf(values) };

/** What came back for the wire’s fields, to be said beside the form. */
export function problemsIn({ last }: OrderDeskState): readonly string[] {
  if (!last || last.status < 400) return [];
  const { title, errors = [] } = JSON.parse(last.answer) as { title: string; errors?: { message: string }[] };
  return errors.length > 0 ? errors.map(({ message }) => message) : [title];
}
