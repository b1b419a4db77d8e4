import type { Field } from './entity.ts';
import { oncePerEntity } from './once-per-entity.ts';

/** What a typed name becomes in each place that has rules of its own. */
export interface FieldNames {
  field: Field;
  /** As a person reads it: `Due date`. */
  label: string;
  /** As JSON spells it: `dueDate`; a relation ends in `Id`. */
  property: string;
  /** As a table spells it: `due_date`; a relation ends in `_id`. */
  column: string;
}

/** The names of an entity and of its fields. */
export interface EntityNames {
  label: string;
  /** In a description of an API, where only Latin letters and digits are allowed: `Invoice`. */
  schema: string;
  /** The path of the collection: `invoices`. */
  path: string;
  table: string;
  fields: readonly FieldNames[];
}

/** PostgreSQL, the strictest, counts 63 bytes; the rest is for a number that tells two names apart. */
const IDENTIFIER_BYTES = 58;

/**
 * Works out every name from what was typed.
 *
 * Any text gives usable names: what is no letter or digit separates words, an empty name becomes `Field 2`, and of two
 * equal names the later one gets a number.
 */
export const namesOf = oncePerEntity(({ name, fields }): EntityNames => {
  const words = wordsOf(name, 'Entity');
  const schema = pascal(wordsOf(latin(name), 'Entity'));
  const columns = numbered(['id']);
  const properties = numbered(['id']);
  return {
    label: labelOf(name, words),
    schema,
    path: plural(wordsOf(latin(name), 'Entity').join('-').toLowerCase()),
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

/** The words of a name: split where a capital follows a small letter, and at all that is no letter or digit. */
export function wordsOf(name: string, fallback: string): readonly string[] {
  const words = name
    .normalize('NFC')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words : fallback.split(' ');
}

/** The table a relation leads to. */
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

const encoder = new TextEncoder();

/** Cuts an identifier at a whole character so that every engine takes its length. */
export function clip(identifier: string): string {
  let clipped = '';
  let bytes = 0;
  for (const character of identifier) {
    bytes += encoder.encode(character).length;
    if (bytes > IDENTIFIER_BYTES) break;
    clipped += character;
  }
  return clipped;
}

/** Gives each name once; a name that is taken gets the next number. Capitals make no difference, as in SQL. */
function numbered(taken: readonly string[]): (name: string, separator: string) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return (name, separator) => {
    let unique = name;
    for (let next = 2; used.has(unique.toLowerCase()); next += 1) unique = `${name}${separator}${next}`;
    used.add(unique.toLowerCase());
    return unique;
  };
}
