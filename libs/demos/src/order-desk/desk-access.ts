import type { Entity, Row } from '@genmaster/app-model';
import { deskOrder, type Role } from './desk-model.ts';

export type Access = 'edit' | 'read' | 'hidden';

/** Access of each role to each field. Screens, report, export and API all read it. */
export const FIELD_ACCESS: Readonly<Record<string, Readonly<Record<Role, Access>>>> = {
  number: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  customer: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  placed: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  delivery: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  total: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  limit: { clerk: 'hidden', manager: 'read', accountant: 'edit' },
  // These two fields change only through actions on an order, never by hand.
  by: { clerk: 'read', manager: 'read', accountant: 'read' },
  status: { clerk: 'read', manager: 'read', accountant: 'read' },
};

/** Actions on a whole order. */
export const ACTIONS = ['submit', 'approve', 'refuse', 'close'] as const;

export type Action = (typeof ACTIONS)[number];

/** Roles that may perform each action. */
export const ACTION_ROLES: Readonly<Record<Action | 'create' | 'export', readonly Role[]>> = {
  create: ['clerk', 'manager'],
  submit: ['clerk', 'manager'],
  approve: ['manager'],
  refuse: ['manager'],
  close: ['clerk', 'manager'],
  export: ['manager', 'accountant'],
};

const withFields = (entity: Entity, keep: (id: string) => boolean): Entity => ({
  ...entity,
  fields: entity.fields.filter(({ id }) => keep(id)),
});

/** Returns the definition with the fields that a role may see. */
export const seenBy = (role: Role, entity: Entity = deskOrder): Entity =>
  withFields(entity, (id) => FIELD_ACCESS[id]![role] !== 'hidden');

/** Returns the definition with the fields that a role may change now: of a submitted order, only the limit. */
export const editedBy = (role: Role, row: Row | null, entity: Entity = deskOrder): Entity =>
  withFields(entity, (id) => mayEdit(role, row, id));

/** Reports whether a role may change a field of an order; `row` is `null` for a new order. */
export function mayEdit(role: Role, row: Row | null, field: string): boolean {
  if (FIELD_ACCESS[field]?.[role] !== 'edit') return false;
  const status = row?.values['status'] ?? 'draft';
  return field === 'limit' ? row !== null && status !== 'closed' : status === 'draft' || status === 'refused';
}
