import type { Entity, Row } from '@genmaster/app-model';
import { deskOrder, type Role } from './desk-model.ts';

export type Access = 'edit' | 'read' | 'hidden';

/** What each role may do with each field. Screens, report, export and API all ask here. */
export const FIELD_ACCESS: Readonly<Record<string, Readonly<Record<Role, Access>>>> = {
  number: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  customer: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  placed: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  delivery: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  total: { clerk: 'edit', manager: 'edit', accountant: 'read' },
  limit: { clerk: 'hidden', manager: 'read', accountant: 'edit' },
  // These two are moved by what is done with an order, never by hand.
  by: { clerk: 'read', manager: 'read', accountant: 'read' },
  status: { clerk: 'read', manager: 'read', accountant: 'read' },
};

/** What can be done with an order as a whole. */
export const ACTIONS = ['submit', 'approve', 'refuse', 'close'] as const;

export type Action = (typeof ACTIONS)[number];

/** Who may do what with a whole order. */
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

/** The definition as far as a role may see it. */
export const seenBy = (role: Role, entity: Entity = deskOrder): Entity =>
  withFields(entity, (id) => FIELD_ACCESS[id]![role] !== 'hidden');

/** The definition as far as a role may change this order now: what was submitted stays as it is. */
export const editedBy = (role: Role, row: Row | null, entity: Entity = deskOrder): Entity =>
  withFields(entity, (id) => mayEdit(role, row, id));

/** Whether a role may change a field of an order; `null` for one that is being entered. */
export function mayEdit(role: Role, row: Row | null, field: string): boolean {
  if (FIELD_ACCESS[field]?.[role] !== 'edit') return false;
  const status = row?.values['status'] ?? 'draft';
  return field === 'limit' ? row !== null && status !== 'closed' : status === 'draft' || status === 'refused';
}
