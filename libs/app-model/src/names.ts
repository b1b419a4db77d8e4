import type { Field } from './entity.ts';
import { oncePerEntity } from './once-per-entity.ts';

/** Names of a field, derived from its typed name. */
export interface FieldNames {
  field: Field;
  /** Name for people: `Due date`. */
  label: string;
  /** Name in JSON: `dueDate`; a relation ends in `Id`. */
  property: string;
  /** Name in a table: `due_date`; a relation ends in `_id`. */
  column: string;
}

/** Names of an entity and of its fields. */
export interface EntityNames {
  label: string;
  /** Name in an OpenAPI description, where only Latin letters and digits are allowed: `Invoice`. */
  schema: string;
  /** Name in the paths of files: `invoice`. */
  file: string;
  /** Path of the collection: `invoices`. */
  path: string;
  table: string;
  fields: readonly FieldNames[];
}

/**
 * Maximum length in bytes. PostgreSQL, the strictest engine, allows 63; the rest is for a number that makes it unique.
 */
const IDENTIFIER_BYTES = 58;

/**
 * Derives all names from the typed names.
 *
 * Any text gives usable names: characters other than letters and digits separate words, an empty name becomes `Field
 * 2`,
 * and the later one of two equal names gets a number.
 */
export const namesOf = oncePerEntity(({ name, fields }): EntityNames => {
  const words = wordsOf(name, 'Entity');
  const plain = wordsOf(latin(name), 'Entity');
  const file = plain.join('-').toLowerCase();
  const columns = numbered(['id']);
  const properties = numbered(['id']);
  return {
    label: labelOf(name, words),
    schema: pascal(plain),
    file,
    path: plural(file),
    table: clip(snake(words)),
    fields: fields.map((field, index) => {
      const own = wordsOf(field.name, `Field ${index + 1}`);
      const spelled = field.type === 'relation' ? [...own, 'id'] : own;
      return {
        field,
        label: labelOf(field.name, own),
        property: properties(camel(spelled), ''),
        column: columns(clip(snake(spelled)), '_'),
      };
    }),
  };
});

/**
 * Splits a name into words: before a capital after a small letter, and at all characters but letters, marks and digits.
 */
export function wordsOf(name: string, fallback: string): readonly string[] {
  const words = name
    .normalize('NFC')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words : fallback.split(' ');
}

/** Returns the table that a relation refers to. */
export const targetTableOf = ({ target = '', name }: Field): string => clip(snake(wordsOf(target || name, 'Target')));

const snake = (words: readonly string[]) => words.join('_').toLowerCase();
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (words: readonly string[]) => words.map(capital).join('');
const camel = ([first = '', ...rest]: readonly string[]) =>
  first.toLowerCase() + rest.map((w) => capital(w.toLowerCase())).join('');
const latin = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ');
const plural = (word: string) =>
  /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
const labelOf = (typed: string, words: readonly string[]) => (typed.trim() ? capital(typed.trim()) : words.join(' '));

/** Cuts an identifier at a whole character to a length that every engine allows. */
export function clip(identifier: string): string {
  const encoder = new TextEncoder();
  let clipped = '';
  let bytes = 0;
  for (const character of identifier) {
    bytes += encoder.encode(character).length;
    if (bytes > IDENTIFIER_BYTES) break;
    clipped += character;
  }
  return clipped;
}

/** Creates a function that makes names unique with a number. Case is ignored, as in SQL. */
export function numbered(taken: readonly string[]): (name: string, separator: string) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return (name, separator) => {
    let unique = name;
    for (let next = 2; used.has(unique.toLowerCase()); next += 1) unique = `${name}${separator}${next}`;
    used.add(unique.toLowerCase());
    return unique;
  };
}
