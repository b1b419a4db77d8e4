import type { Entity } from './entity.ts';

/** Default definition of the site. */
export const invoice: Entity = {
  name: 'Invoice',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, unique: true, maxLength: 20 },
    { id: 'due', name: 'Due date', type: 'date', required: true },
    { id: 'amount', name: 'Amount', type: 'decimal', required: true, minimum: 0, decimals: 2 },
  ],
};

/** Definition whose name and fields are reserved words of SQL. */
export const order: Entity = {
  name: 'Order',
  fields: [
    { id: 'key', name: 'Key', type: 'text', required: true, unique: true, maxLength: 12 },
    { id: 'customer', name: 'Customer', type: 'relation', required: true, target: 'Customer' },
    { id: 'date', name: 'Date', type: 'date', required: true },
    { id: 'select', name: 'Select', type: 'choice', required: true, choices: ['open', 'packed', 'sent'] },
    { id: 'paid', name: 'Paid', type: 'boolean', required: true },
  ],
};

/** Definition with an e-mail address and choices. */
export const booking: Entity = {
  name: 'Room booking',
  fields: [
    { id: 'room', name: 'Room', type: 'relation', required: true, target: 'Room' },
    { id: 'guest', name: 'Guest e-mail', type: 'email', required: true },
    { id: 'from', name: 'First night', type: 'date', required: true },
    { id: 'nights', name: 'Nights', type: 'integer', required: true, minimum: 1, maximum: 30 },
    { id: 'breakfast', name: 'Breakfast', type: 'boolean', required: false },
    { id: 'rate', name: 'Rate', type: 'choice', required: true, choices: ['standard', 'flexible'] },
  ],
};

/** Definition with every type of column that a grid sorts and filters differently. */
export const gridOrder: Entity = {
  name: 'Order',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, maxLength: 12 },
    { id: 'customer', name: 'Customer', type: 'text', required: true, maxLength: 60 },
    { id: 'placed', name: 'Placed', type: 'date', required: true },
    { id: 'total', name: 'Total', type: 'decimal', required: true, minimum: 0, maximum: 9999, decimals: 2 },
    { id: 'items', name: 'Items', type: 'integer', required: true, minimum: 1, maximum: 40 },
    {
      id: 'status',
      name: 'Status',
      type: 'choice',
      required: true,
      choices: ['open', 'packed', 'sent', 'returned'],
    },
    { id: 'paid', name: 'Paid', type: 'boolean', required: true },
    { id: 'note', name: 'Note', type: 'text', required: false, maxLength: 80 },
  ],
};

/** Definition with a rule between two of its fields. */
export const leaveDays: Entity = {
  name: 'Leave request',
  fields: [
    { id: 'employee', name: 'Employee', type: 'text', required: true, maxLength: 60 },
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'first', name: 'First day', type: 'date', required: true },
    { id: 'last', name: 'Last day', type: 'date', required: true },
    { id: 'days', name: 'Working days', type: 'integer', required: true, minimum: 1, maximum: 30 },
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', 'approved', 'refused'] },
    { id: 'reason', name: 'Reason', type: 'text', required: false, maxLength: 300 },
  ],
  rules: [{ kind: 'notBefore', field: 'last', than: 'first' }],
};

/** Definition of a question that a team answers. */
export const ticket: Entity = {
  name: 'Ticket',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, unique: true, maxLength: 12 },
    { id: 'asked', name: 'Asked', type: 'date', required: true },
    { id: 'hours', name: 'Hours', type: 'decimal', required: true, minimum: 0, maximum: 40, decimals: 1 },
    { id: 'state', name: 'State', type: 'choice', required: true, choices: ['new', 'answered', 'closed'] },
  ],
};

/** Definition of an appointment, with choices that a person makes at the desk. */
export const visit: Entity = {
  name: 'Visit',
  fields: [
    { id: 'patient', name: 'Patient', type: 'text', required: true, maxLength: 60 },
    { id: 'day', name: 'Day', type: 'date', required: true },
    { id: 'room', name: 'Room', type: 'choice', required: true, choices: ['A1', 'A2', 'B1'] },
    { id: 'minutes', name: 'Minutes', type: 'integer', required: true, minimum: 10, maximum: 60 },
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['planned', 'here', 'done'] },
  ],
};
