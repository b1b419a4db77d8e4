import { sampleRowsIn, type Entity, type Row } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';

export const STATUSES = ['draft', 'waiting', 'approved', 'refused', 'closed'] as const;

export type Status = (typeof STATUSES)[number];

export const ROLES = ['clerk', 'manager', 'accountant'] as const;

export type Role = (typeof ROLES)[number];

/** Definition from which the grid, the form, its rules, the report and the API are generated. */
export const deskOrder: Entity = {
  name: 'Order',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, unique: true, maxLength: 12 },
    { id: 'customer', name: 'Customer', type: 'text', required: true, maxLength: 60 },
    { id: 'placed', name: 'Placed', type: 'date', required: true },
    { id: 'delivery', name: 'Delivery', type: 'date', required: true },
    { id: 'total', name: 'Total', type: 'decimal', required: true, minimum: 1, maximum: 99_999, decimals: 2 },
    { id: 'limit', name: 'Credit limit', type: 'decimal', required: true, minimum: 0, maximum: 99_999, decimals: 2 },
    { id: 'by', name: 'Entered by', type: 'choice', required: true, choices: ['clerk', 'manager'] },
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: [...STATUSES] },
  ],
  rules: [{ kind: 'notBefore', field: 'delivery', than: 'placed' }],
};

/** Credit limit of a customer until the accountant changes it. */
export const FIRST_LIMIT = 5000;

/** Returns the initial orders of the desk: sample rows, and two whose totals exceed the limit. */
export const firstOrders = (language: LanguageCode): readonly Row[] =>
  sampleRowsIn(language, deskOrder, 8).map(({ id, values }) => {
    const total = { 2: 7200, 5: 6400 }[id] ?? Number(values['total']);
    const status = { 2: 'waiting', 5: 'waiting', 7: 'draft' }[id] ?? (total > FIRST_LIMIT ? 'refused' : 'approved');
    return { id, values: { ...values, total, limit: FIRST_LIMIT, by: id === 5 ? 'manager' : 'clerk', status } };
  });
