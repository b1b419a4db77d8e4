import type { LanguageCode } from '@genmaster/i18n';
import type { Entity, Field } from '@genmaster/app-model';
import { invoice } from '@genmaster/app-model';
import { DIALECT_IDS, type DialectId } from '@genmaster/app-model';
import { writePageQuery, writeTables } from '@genmaster/app-model';

/** The demo’s invoice with a boolean field and a relation. */
const billed: Entity = {
  name: invoice.name,
  fields: [
    ...invoice.fields,
    { id: 'paid', name: 'Paid', type: 'boolean', required: true },
    { id: 'customer', name: 'Customer', type: 'relation', required: true, target: 'Customer' },
  ],
};

/** Differences between engines, with the notation of each in the demo’s output. */
const differences: readonly { name: Readonly<Record<LanguageCode, string>>; spelled: (id: DialectId) => string }[] = [
  {
    name: { en: 'Key that counts by itself', hi: 'खुद गिनने वाली कुंजी' },
    spelled: (id) => lineOf(tableOf(id, { name: 'Sample', fields: [] }), 'id'),
  },
  {
    name: { en: 'Text of at most 20 characters', hi: '20 अक्षरों तक का टेक्स्ट' },
    spelled: (id) => columnOf(id, { type: 'text', maxLength: 20 }),
  },
  {
    name: { en: 'Decimal with two places', hi: 'दो दशमलव स्थान वाली संख्या' },
    spelled: (id) => columnOf(id, { type: 'decimal', decimals: 2 }),
  },
  { name: { en: 'Day', hi: 'दिन' }, spelled: (id) => columnOf(id, { type: 'date' }) },
  { name: { en: 'Yes or no', hi: 'हाँ या नहीं' }, spelled: (id) => columnOf(id, { type: 'boolean' }) },
  {
    name: { en: 'First 20 rows', hi: 'पहली 20 पंक्तियाँ' },
    spelled: (id) => writePageQuery(billed, id).split('\n').slice(-2).join(' ').slice(0, -1),
  },
  {
    name: { en: 'Name “order”', hi: 'नाम “order”' },
    spelled: (id) => tableOf(id, { name: 'Order', fields: [] }).split(' ')[2]!,
  },
];

/** Returns one row per difference, one cell per engine. */
export const differenceRows = (language: LanguageCode): readonly (readonly string[])[] =>
  differences.map(({ name, spelled }) => [
    name[language],
    ...DIALECT_IDS.map((id) => coded(spelled(id), graveAccents[language])),
  ]);

const graveAccents = { en: 'grave accents around the name', hi: 'नाम के दोनों ओर ग्रेव चिह्न' } as const;

/** Returns the table of the invoice for an engine. */
export const billedTable = (id: DialectId): string => tableOf(id, billed);

function tableOf(id: DialectId, entity: Entity): string {
  return writeTables(entity, id).at(-1)!;
}

/** Returns the notation of one optional field in a table. */
function columnOf(id: DialectId, field: Pick<Field, 'type' | 'maxLength' | 'decimals'>): string {
  const fields = [{ id: 'value', name: 'Value', required: false, ...field }];
  return lineOf(tableOf(id, { name: 'Sample', fields }), 'value');
}

/** Returns the line of a column, without its name. */
function lineOf(table: string, column: string): string {
  const line = table.split('\n').find((one) => /^\W+(\w+)/.exec(one)?.[1] === column)!;
  return line.trim().replace(/^\S+ /, '');
}

/**
 * Formats a text as code; a name in grave accents is described instead, because grave accents mark code in these texts.
 */
function coded(text: string, description: string): string {
  return text.includes('`') ? text.replace(/^`(.*)`$/, description) : `\`${text}\``;
}
