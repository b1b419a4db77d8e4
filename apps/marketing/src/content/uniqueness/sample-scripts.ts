import type { Entity, Field } from '../../features/demos/model/entity.ts';
import { invoice } from '../../features/demos/model/examples.ts';
import { DIALECT_IDS, dialects, type DialectId } from '../../features/demos/model/sql/dialects.ts';
import { writePageQuery, writeTables } from '../../features/demos/model/sql/write-sql.ts';
import { oneLine } from '../one-line.ts';
import type { ContentBlock } from '../page-content.ts';

/** The demo’s invoice, with a yes or no and a relation added. */
const billed: Entity = {
  name: invoice.name,
  fields: [
    ...invoice.fields,
    { id: 'paid', name: 'Paid', type: 'boolean', required: true },
    { id: 'customer', name: 'Customer', type: 'relation', required: true, target: 'Customer' },
  ],
};

/** The definition of which the scripts are made. */
export const billedListing = `{
  "name": ${JSON.stringify(billed.name)},
  "fields": [
${billed.fields.map((field) => `    ${oneLine(field)}`).join(',\n')}
  ]
}`;

/** The names of the five engines, as the demo calls them. */
export const engineNames = DIALECT_IDS.map((id) => dialects[id].name);

/** What differs, and where the writers of the demo say it. */
const differences: readonly { name: string; spelled: (id: DialectId) => string }[] = [
  { name: 'Key that counts by itself', spelled: (id) => lineOf(tableOf(id, { name: 'Sample', fields: [] }), 'id') },
  { name: 'Text of at most 20 characters', spelled: (id) => columnOf(id, { type: 'text', maxLength: 20 }) },
  { name: 'Decimal with two places', spelled: (id) => columnOf(id, { type: 'decimal', decimals: 2 }) },
  { name: 'Day', spelled: (id) => columnOf(id, { type: 'date' }) },
  { name: 'Yes or no', spelled: (id) => columnOf(id, { type: 'boolean' }) },
  { name: 'First 20 rows', spelled: (id) => writePageQuery(billed, id).split('\n').slice(-2).join(' ').slice(0, -1) },
  { name: 'Name “order”', spelled: (id) => tableOf(id, { name: 'Order', fields: [] }).split(' ')[2]! },
];

/** One row per difference, one cell per engine. */
export const differenceRows: readonly (readonly string[])[] = differences.map(({ name, spelled }) => [
  name,
  ...DIALECT_IDS.map((id) => coded(spelled(id))),
]);

/** The table of the invoice for each engine. */
export const scripts: readonly ContentBlock[] = DIALECT_IDS.map((id) => ({
  kind: 'code',
  caption: dialects[id].name,
  language: 'sql',
  code: tableOf(id, billed),
}));

function tableOf(id: DialectId, entity: Entity): string {
  return writeTables(entity, id).at(-1)!;
}

/** What a table says of one optional field. */
function columnOf(id: DialectId, field: Pick<Field, 'type' | 'maxLength' | 'decimals'>): string {
  const fields = [{ id: 'value', name: 'Value', required: false, ...field }];
  return lineOf(tableOf(id, { name: 'Sample', fields }), 'value');
}

/** The line of a column, without its name. */
function lineOf(table: string, column: string): string {
  const line = table.split('\n').find((one) => /^\W+(\w+)/.exec(one)?.[1] === column)!;
  return line.trim().replace(/^\S+ /, '');
}

/** In code type; a name in grave accents, which mark code in these texts, is described instead. */
function coded(text: string): string {
  return text.includes('`') ? text.replace(/^`(.*)`$/, 'grave accents around the name') : `\`${text}\``;
}
