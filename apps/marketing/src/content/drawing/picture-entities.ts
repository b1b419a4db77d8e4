import { booking, gridOrder, invoice, leaveDays, order, ticket, visit, type Entity } from '@genmaster/app-model';

const supplier: Entity = {
  name: 'Supplier',
  fields: [
    { id: 'name', name: 'Company', type: 'text', required: true, unique: true, maxLength: 80 },
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'since', name: 'Since', type: 'date', required: true },
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['active', 'on hold', 'ended'] },
  ],
};

const loan: Entity = {
  name: 'Loan',
  fields: [
    { id: 'copy', name: 'Copy number', type: 'text', required: true, unique: true, maxLength: 12 },
    { id: 'member', name: 'Member', type: 'relation', required: true, target: 'Member' },
    { id: 'lent', name: 'Lent', type: 'date', required: true },
    { id: 'back', name: 'Due back', type: 'date', required: true },
    { id: 'renewed', name: 'Renewals', type: 'integer', required: true, minimum: 0, maximum: 3 },
  ],
  rules: [{ kind: 'notBefore', field: 'back', than: 'lent' }],
};

const inspection: Entity = {
  name: 'Inspection',
  fields: [
    { id: 'site', name: 'Site code', type: 'text', required: true, maxLength: 12 },
    { id: 'day', name: 'Day', type: 'date', required: true },
    { id: 'score', name: 'Score', type: 'integer', required: true, minimum: 0, maximum: 100 },
    { id: 'result', name: 'Result', type: 'choice', required: true, choices: ['passed', 'again', 'closed'] },
    { id: 'remark', name: 'Remark', type: 'text', required: false, maxLength: 200 },
  ],
};

const movement: Entity = {
  name: 'Movement',
  fields: [
    { id: 'sku', name: 'SKU', type: 'text', required: true, maxLength: 12 },
    { id: 'day', name: 'Day', type: 'date', required: true },
    { id: 'quantity', name: 'Quantity', type: 'integer', required: true, minimum: -500, maximum: 500 },
    { id: 'kind', name: 'Kind', type: 'choice', required: true, choices: ['receipt', 'issue', 'count'] },
  ],
};

const task: Entity = {
  name: 'Task',
  fields: [
    { id: 'key', name: 'Key', type: 'text', required: true, unique: true, maxLength: 10 },
    { id: 'title', name: 'Title', type: 'text', required: true, maxLength: 90 },
    { id: 'due', name: 'Due', type: 'date', required: false },
    { id: 'state', name: 'State', type: 'choice', required: true, choices: ['open', 'in review', 'done'] },
  ],
};

/** The definitions that pictures can show, by their names in page data. */
export const PICTURE_ENTITIES = {
  invoice,
  order: gridOrder,
  'reserved-words': order,
  booking,
  leave: leaveDays,
  supplier,
  loan,
  visit,
  inspection,
  movement,
  task,
  ticket,
} as const satisfies Readonly<Record<string, Entity>>;

/** Returns a definition by its name. Throws an error with the available names for an unknown one. */
export function pictureEntity(name: string): Entity {
  if (Object.hasOwn(PICTURE_ENTITIES, name)) return PICTURE_ENTITIES[name as keyof typeof PICTURE_ENTITIES];
  throw new Error(
    `There is no definition “${name}” for a picture. There are: ${Object.keys(PICTURE_ENTITIES).join(', ')}.`,
  );
}
