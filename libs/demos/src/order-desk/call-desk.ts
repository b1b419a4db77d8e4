import { answerCall, namesOf, recordOf, type Entity, type Row, type Value } from '@genmaster/app-model';
import { ACTION_ROLES, ACTIONS, mayEdit, seenBy, type Action } from './desk-access.ts';
import { refusalOf, statusAfter } from './desk-actions.ts';
import { deskOrder, FIRST_LIMIT, type Role } from './desk-model.ts';

/** Request to the API of the desk. */
export interface DeskCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Readonly<Record<string, Value>> | undefined;
}

export interface DeskAnswer {
  status: number;
  body: unknown;
  rows: readonly Row[];
}

const { fields: names, path: COLLECTION } = namesOf(deskOrder);

const REASONS = {
  role: 'The role may not do this.',
  status: 'The order is in another state.',
  own: 'Nobody decides about an order that they entered themselves.',
} as const;

/**
 * Handles a request as the server of the desk would: first the permissions of the role, then the rules of the
 * definition.
 *
 * Every button and form of the desk uses this function and nothing else, so screens and API cannot disagree.
 */
export function callDesk(rows: readonly Row[], role: Role, { method, path, body = {} }: DeskCall): DeskAnswer {
  const refuse = (status: number, title: string, field?: string): DeskAnswer => ({
    status,
    body: { title, ...(field === undefined ? {} : { errors: [{ field, message: 'Not for this role and state.' }] }) },
    rows,
  });
  const [pathname = '', query] = path.split('?');
  const [collection, id, action, ...rest] = pathname.split('/').filter(Boolean);
  const row = rows.find((one) => String(one.id) === id) ?? null;
  const seen = seenBy(role);
  if (method === 'GET')
    return answerCall(seen, rows, { method, path: `${pathname}${query ? `?${query}` : ''}`, body: '' });
  if (collection !== COLLECTION || rest.length > 0 || (id !== undefined && row === null))
    return refuse(404, 'There is nothing at this path.');
  if (row && method === 'POST' && ACTIONS.includes(action as Action)) {
    const reason = refusalOf(action as Action, role, row);
    if (reason) return refuse(reason === 'status' ? 409 : 403, REASONS[reason]);
    const changed = { ...row, values: { ...row.values, status: statusAfter(action as Action, row) } };
    return { status: 200, body: recordIn(seen, changed), rows: rows.map((one) => (one === row ? changed : one)) };
  }
  if (action !== undefined || method === 'DELETE') return refuse(405, 'No role may do this.');
  const isNew = row === null;
  if (isNew ? method !== 'POST' || !ACTION_ROLES.create.includes(role) : method !== 'PATCH')
    return refuse(isNew && method === 'POST' ? 403 : 405, REASONS.role);
  const forbidden = Object.keys(body).find((property) => {
    const field = names.find((one) => one.property === property)?.field.id;
    return field !== undefined && !mayEdit(role, row, field);
  });
  if (forbidden !== undefined) return refuse(403, REASONS.role, forbidden);
  const added = isNew ? { enteredBy: role, status: 'draft', creditLimit: FIRST_LIMIT } : {};
  const answer = answerCall(deskOrder, rows, { method, path: pathname, body: JSON.stringify({ ...body, ...added }) });
  const stored = answer.rows.find((one) => !rows.includes(one));
  // Fields hidden from the role are also left out of the response to its own request.
  return stored ? { ...answer, body: recordIn(seen, stored) } : answer;
}

const recordIn = (entity: Entity, row: Row) => recordOf(namesOf(entity).fields, row);

/** Returns the path of all orders, of one order, or of an action on it. */
export const pathOf = (id?: number, action?: Action): string =>
  `/${[COLLECTION, id, action].filter((part) => part !== undefined).join('/')}`;

/** Converts form values to the property names of the API; empty values are left out. */
export const wireOf = (values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    names.flatMap(({ field, property }) => {
      const value = values[field.id];
      return value === undefined || value === null ? [] : [[property, value]];
    }),
  );
