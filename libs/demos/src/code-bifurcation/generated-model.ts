import { choicesOf, DEFAULT_DECIMALS, DEFAULT_MAX_LENGTH, type Entity, type Field } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { printRegion, type Regions } from './regions.ts';

/** Name of the region of a generated file for hand-written properties. */
export const OWN_PROPERTIES = 'own-properties';

/** Names by which other code refers to a generated file. */
export interface GeneratedNames {
  /** Example: `invoice.model.ts`. */
  fileName: string;
  /** The interface, such as `Invoice`. */
  type: string;
  properties: readonly string[];
}

/** Returns the names that code outside a generated file can use. */
export function generatedNames(entity: Entity): GeneratedNames {
  const { schema, table, fields } = namesOf(entity);
  return {
    fileName: `${table.replace(/_/g, '-')}.model.ts`,
    type: /^[A-Za-z]/.test(schema) ? schema : `Entity${schema}`,
    properties: ['id', ...fields.map(({ property }) => property)],
  };
}

/**
 * Writes the TypeScript file of an entity, with its hand-written regions between their markers.
 *
 * The same definition and regions always give the same file, so that only a change of either shows in a comparison.
 */
export function writeModel(entity: Entity, regions: Regions): string {
  const { label, fields } = namesOf(entity);
  const { type } = generatedNames(entity);
  return [
    `// Generated from “${oneLine(label)}”. Write between the marks.`,
    `export interface ${type} {`,
    '  readonly id: number;',
    ...fields.flatMap(({ field, property }) => [
      ...noteOf(field).map((note) => `  /** ${note} */`),
      `  ${propertyKey(property)}${field.required ? '' : '?'}: ${typeOf(field)};`,
    ]),
    ...printRegion(OWN_PROPERTIES, regions),
    '}',
    '',
    '/** What stands above each field. */',
    `export const ${type.charAt(0).toLowerCase()}${type.slice(1)}Labels = {`,
    ...fields.map(({ property, label: name }) => `  ${propertyKey(property)}: ${quote(name)},`),
    '} as const;',
  ].join('\n');
}

const TYPES = {
  text: 'string',
  email: 'string',
  date: 'string',
  integer: 'number',
  decimal: 'number',
  relation: 'number',
  boolean: 'boolean',
} as const;

const typeOf = (field: Field): string =>
  field.type === 'choice' ? choicesOf(field).map(quote).join(' | ') : TYPES[field.type];

/** Lists rules that a type cannot express: lengths, limits, uniqueness. */
function noteOf({ type, unique, maxLength, minimum, maximum, decimals }: Field): readonly string[] {
  const notes = [
    unique ? 'Unique.' : null,
    type === 'text' ? `At most ${maxLength ?? DEFAULT_MAX_LENGTH} characters.` : null,
    type === 'date' ? 'A day, as 2026-08-15.' : null,
    minimum === undefined ? null : `From ${minimum}.`,
    maximum === undefined ? null : `Up to ${maximum}.`,
    type === 'decimal' ? `Digits after the point: ${decimals ?? DEFAULT_DECIMALS}.` : null,
  ].filter((note) => note !== null);
  return notes.length > 0 ? [notes.join(' ')] : [];
}

const oneLine = (text: string): string => text.replace(/[\p{C}\u2028\u2029]+/gu, ' ');
const quote = (text: string): string => `'${oneLine(text).replace(/[\\']/g, '\\$&')}'`;
/** Returns a property key; names with non-Latin letters are quoted, because not every compiler accepts them. */
const propertyKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
