import { choicesOf, DEFAULT_DECIMALS, DEFAULT_MAX_LENGTH, type Entity, type Field } from './entity.ts';
import { namesOf, wordsOf, type FieldNames } from './names.ts';
import type { Row, Value } from './values.ts';

/**
 * Creates rows that satisfy every rule of their entity and contain no data of real people.
 *
 * The same definition gives the same rows on every machine, and a renamed field keeps its values.
 */
export function sampleRows(entity: Entity, count: number): readonly Row[] {
  const prefix = initialsOf(entity.name);
  const columns = namesOf(entity).fields.map((names) => ({
    ...names,
    lastWord: wordsOf(names.field.name, 'text').at(-1) ?? '',
  }));
  return Array.from({ length: count }, (_, index) => {
    const drawn = columns.map((column) => [column.field.id, sampleValue(column, { index, prefix })]);
    return { id: index + 1, values: inOrder(entity, index, Object.fromEntries(drawn)) };
  });
}

/** Applies the order rules: a date that must not be earlier follows within days, any other value becomes equal. */
function inOrder({ fields, rules = [] }: Entity, index: number, drawn: Row['values']): Row['values'] {
  const typeOf = (id: string) => fields.find((field) => field.id === id)?.type;
  return rules.reduce((values, { field, than }) => {
    const earlier = values[than] ?? null;
    // A rule does not apply while one of its values is empty.
    if (typeOf(field) !== typeOf(than) || earlier === null || values[field] === null) return values;
    const chance = chanceOf(`${field}:${than}:${index}`);
    return { ...values, [field]: typeOf(field) === 'date' ? dayAfter(chance(10), String(earlier)) : earlier };
  }, drawn);
}

interface Column extends Pick<FieldNames, 'field' | 'label'> {
  /** Last word of the field’s name, which hints at its content. */
  lastWord: string;
}

interface Place {
  index: number;
  prefix: string;
}

function sampleValue(column: Column, { index, prefix }: Place): Value {
  const { field } = column;
  const chance = chanceOf(`${field.id}:${index}`);
  if (!field.required && field.type !== 'boolean' && chance(7) === 0) return null;
  switch (field.type) {
    case 'text':
      return textOf(column, { index, prefix });
    case 'integer':
      return within(field, chance(200));
    case 'decimal':
      return within(field, chance(500_000) / 100);
    case 'date':
      return dayAfter(chance(360));
    case 'boolean':
      return chance(3) > 0;
    case 'choice':
      return choicesOf(field)[chance(choicesOf(field).length)] ?? null;
    case 'email':
      return `person${index + 1}@example.com`;
    case 'relation':
      return chance(12) + 1;
    default:
      return field.type satisfies never;
  }
}

const NUMBERED = /^(?:number|no|code|key|id|ref|reference|sku)$/i;
const PEOPLE = /^(?:name|person|employee|patient|guest|inspector|manager)$/i;
const FIRMS = /^(?:customer|company|supplier|organisation)$/i;

/** Fictional names, chosen so that sorting by language and by character differ. */
const NOBODIES = ['Sample Traders', 'Émile Example', 'emil Specimen', 'Example Stores', 'Zoe Sample', 'Ángel Example'];

function textOf({ field, label, lastWord }: Column, { index, prefix }: Place): string {
  const number = index + 1;
  const text = NUMBERED.test(lastWord)
    ? `${prefix}-${String(number).padStart(4, '0')}`
    : PEOPLE.test(lastWord)
      ? `Sample Person ${number}`
      : FIRMS.test(lastWord)
        ? `${NOBODIES[index % NOBODIES.length]} ${Math.ceil(number / NOBODIES.length)}`
        : `${label} ${number}`;
  const { maxLength = DEFAULT_MAX_LENGTH } = field;
  // The end makes rows different, so a long text is cut at the beginning.
  return (
    text
      .slice(-maxLength)
      .replace(/^[\p{Surrogate}\p{Mark}]+/u, '')
      .trim() || String(number).slice(-maxLength)
  );
}

function within({ minimum, maximum, type, decimals = DEFAULT_DECIMALS }: Field, value: number): number {
  const low = minimum ?? 0;
  const span = maximum === undefined ? Infinity : Math.max(maximum - low, 0);
  const drawn = low + (span === Infinity ? value : span === 0 ? 0 : value % (span + (type === 'integer' ? 1 : 0)));
  const places = type === 'integer' ? 0 : decimals;
  const rounded = type === 'integer' ? Math.ceil(drawn) : Number(drawn.toFixed(places));
  // A limit may have more decimals than the values.
  const least = toPlaces(minimum ?? -Infinity, places, Math.ceil);
  const most = toPlaces(maximum ?? Infinity, places, Math.floor);
  return Math.max(Math.min(rounded, most), least);
}

/** Rounds a number to decimals, up or down as given. The error of the multiplication, far behind the point, is ignored. */
const toPlaces = (number: number, places: number, round: (number: number) => number): number =>
  round(Number((number * 10 ** places).toFixed(6))) / 10 ** places;

/** Returns a day of the sample year, or a day after the given one. */
function dayAfter(days: number, from = '2030-01-01'): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const initialsOf = (name: string) => [...wordsOf(name, 'Entity').join('')].slice(0, 3).join('').toUpperCase();

/** Creates a generator of numbers below a limit that depend on the text alone (FNV-1a, then mixed). */
function chanceOf(text: string): (below: number) => number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ below;
    hash ^= hash >>> 12;
    return (hash >>> 0) % below;
  };
}
