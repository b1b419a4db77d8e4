import type { Entity } from '../entity.ts';

/** Person who requests leave or approves it. */
export const employee: Entity = {
  name: 'Employee',
  fields: [
    { id: 'name', name: 'Name', type: 'text', required: true, maxLength: 60 },
    { id: 'email', name: 'E-mail', type: 'email', required: true, unique: true },
    { id: 'manager', name: 'Manager', type: 'relation', required: false, target: 'Employee' },
    { id: 'allowance', name: 'Yearly allowance', type: 'integer', required: true, minimum: 0, maximum: 60 },
  ],
};

/** Request for leave. */
export const leaveRequest: Entity = {
  name: 'Leave request',
  fields: [
    { id: 'employee', name: 'Employee', type: 'relation', required: true, target: 'Employee' },
    { id: 'first', name: 'First day', type: 'date', required: true },
    { id: 'last', name: 'Last day', type: 'date', required: true },
    { id: 'days', name: 'Working days', type: 'integer', required: true, minimum: 1, maximum: 30 },
    { id: 'reason', name: 'Reason', type: 'text', required: false, maxLength: 300 },
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', 'approved', 'refused'] },
  ],
  rules: [{ kind: 'notBefore', field: 'last', than: 'first' }],
};

/** Day on which nobody works. */
export const holiday: Entity = {
  name: 'Holiday',
  fields: [
    { id: 'day', name: 'Day', type: 'date', required: true },
    { id: 'name', name: 'Holiday name', type: 'text', required: true, maxLength: 60 },
  ],
};

/** Roles that may change each entity, as the page prints them. */
export const LEAVE_ROLES = {
  Employee: 'Manager',
  'Leave request': 'Employee while open; manager for the status',
  Holiday: 'Manager',
} as const;
