import type { Entity } from '../entity.ts';

const code = { id: 'code', name: 'Code', type: 'text', required: true, unique: true, maxLength: 12 } as const;
const description = { id: 'title', name: 'Description', type: 'text', required: true, maxLength: 80 } as const;
const reorder = {
  id: 'reorder',
  name: 'Reorder level',
  type: 'integer',
  required: true,
  minimum: 0,
  maximum: 500,
} as const;

/** Item in stock. */
export const item: Entity = {
  name: 'Item',
  fields: [
    code,
    description,
    { id: 'unit', name: 'Unit', type: 'choice', required: true, choices: ['piece', 'box', 'pair'] },
    reorder,
  ],
};

/** Quantity that came in or went out; the stock is the sum of all movements. */
export const movement: Entity = {
  name: 'Movement',
  fields: [
    { id: 'item', name: 'Item', type: 'relation', required: true, target: 'Item' },
    { id: 'day', name: 'Day', type: 'date', required: true },
    { id: 'quantity', name: 'Quantity', type: 'integer', required: true, minimum: -500, maximum: 500 },
    { id: 'why', name: 'Reason', type: 'choice', required: true, choices: ['delivery', 'use', 'count'] },
  ],
};

/** Line of the file with the opening stock: an item with its count. */
export const openingLine: Entity = {
  name: 'Opening line',
  fields: [
    code,
    description,
    item.fields[2]!,
    { id: 'counted', name: 'Counted', type: 'integer', required: true, minimum: 0, maximum: 500 },
    reorder,
  ],
};

export const lowStock: Entity = {
  name: 'Low stock',
  fields: [
    { ...code, unique: false },
    description,
    { id: 'onHand', name: 'On hand', type: 'integer', required: true },
    reorder,
    { id: 'shortfall', name: 'Shortfall', type: 'integer', required: true },
  ],
};
