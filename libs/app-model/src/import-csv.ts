import Papa from 'papaparse';
import * as v from 'valibot';
import { FORMULA_START } from './csv.ts';
import type { Entity, Field } from './entity.ts';
import { namesOf, wordsOf } from './names.ts';
import { byId, recordSchema } from './record-schema.ts';
import { englishMessages, type RuleMessages } from './rule-messages.ts';
import { readValues, type Value } from './values.ts';

/** Maximum number of lines that are read from a file. */
export const MAX_LINES = 500;

/** Parsed CSV file: delimiter, headings and lines. */
export interface ReadFile {
  delimiter: string;
  headings: readonly string[];
  lines: readonly (readonly string[])[];
  /** Number of the row of the file where each line begins; blank rows and breaks inside cells count. */
  numbers: readonly number[];
  /** Lines with a misplaced quotation mark: whether it is never closed. */
  broken: ReadonlyMap<number, { isOpen: boolean }>;
  /** Number of lines beyond the limit, which are left out. */
  leftOut: number;
}

/** Column of each field; `null` for none. */
export type Mapping = Readonly<Record<string, number | null>>;

/** Line after the check. */
export interface CheckedLine {
  /** Number of the row of the file where the line begins, as an editor counts; the first row is 1. */
  line: number;
  state: 'good' | 'fixable' | 'rejected' | 'stored';
  /** Typed text by field, with corrections applied. */
  texts: Readonly<Record<string, string>>;
  /** Error messages, by field. */
  problems: Readonly<Record<string, string>>;
  /** Reason why the whole line cannot be used. */
  reason: string | null;
  values: Readonly<Record<string, Value>>;
}

/** Reads text as CSV with the delimiter that it names, or else the detected one; leaves out blank rows. */
export function readCsv(text: string): ReadFile {
  const [hint = '', named] = NAMED_DELIMITER.exec(text) ?? [];
  const plain = text.slice(hint.length).replace(/^\uFEFF/, '');
  const delimiter = named ?? Papa.parse(plain, { skipEmptyLines: 'greedy', preview: 1 }).meta.delimiter;
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter });
  const problems = new Map<number, { isOpen: boolean }>();
  for (const { row, type, code } of errors) {
    // The first error of a line is the cause of the others.
    if (type === 'Quotes' && row !== undefined && !problems.has(row))
      problems.set(row, { isOpen: code === 'MissingQuotes' });
  }
  let number = hint === '' ? 1 : 2;
  const rows = data.map((cells, index) => {
    const row = { cells, number, problem: problems.get(index) };
    number += cells.join('').split(LINE_BREAK).length;
    return row;
  });
  const [head, ...lines] = rows.filter(({ cells }) => cells.join('').trim() !== '');
  const read = lines.slice(0, MAX_LINES);
  return {
    delimiter,
    headings: head?.cells ?? [],
    lines: read.map(({ cells }) => cells),
    numbers: read.map((row) => row.number),
    broken: new Map(read.flatMap(({ problem }, index) => (problem ? [[index, problem] as const] : []))),
    leftOut: lines.length - read.length,
  };
}

/** First row by which spreadsheets name the delimiter of a file: `sep=;`. */
const NAMED_DELIMITER = /^\uFEFF?sep=([^\w\s"]|\t)(?:\r\n|\r|\n)/i;
const LINE_BREAK = /\r\n|\r|\n/;

/** Suggests a column for each field: by its heading, or by the values of the column when no heading matches. */
export function suggestMapping(entity: Entity, { headings, lines }: ReadFile): Mapping {
  const taken = new Set<number>();
  const plain = (text: string) => wordsOf(text, '-').join(' ').toLowerCase();
  const take = (index: number) => {
    if (index < 0) return null;
    taken.add(index);
    return index;
  };
  const { fields } = namesOf(entity);
  const byName = fields.map(({ field, label, property }) => {
    const wanted = [plain(label), plain(property)];
    return {
      field,
      index: take(headings.findIndex((heading, at) => !taken.has(at) && wanted.includes(plain(heading)))),
    };
  });
  return Object.fromEntries(
    byName.map(({ field, index }) => [
      field.id,
      index ?? take(headings.findIndex((_, at) => !taken.has(at) && looksLike(field, lines, at))),
    ]),
  );
}

/** Tells whether most cells of a column match the field’s type. Text fields have no pattern. */
function looksLike({ type }: Field, lines: ReadFile['lines'], column: number): boolean {
  const patterns: Partial<Record<Field['type'], RegExp>> = {
    date: /^\d{4}-\d{2}-\d{2}$/,
    email: /^[^\s@]+@[^\s@]+$/,
    decimal: /^-?\d+\.\d+$/,
  };
  const pattern = patterns[type];
  const cells = lines.map((line) => line[column] ?? '').filter(Boolean);
  return (
    pattern !== undefined && cells.length > 0 && cells.filter((cell) => pattern.test(cell)).length * 2 > cells.length
  );
}

export interface CheckOptions {
  mapping: Mapping;
  /** Corrected cells, by `line:field`. */
  corrections: Readonly<Record<string, string>>;
  /** Values that are already stored, for the check of unique fields. */
  stored: readonly Readonly<Record<string, Value>>[];
  /** Error messages of the rules. @default in English */
  messages?: RuleMessages;
}

/** Checks every line by the entity’s own rules before anything is stored. */
export function checkLines(
  entity: Entity,
  file: ReadFile,
  { mapping, corrections, stored, messages = englishMessages }: CheckOptions,
): readonly CheckedLine[] {
  const { fields } = namesOf(entity);
  const schema = recordSchema(entity, { keyOf: byId, messages });
  const seen = new Map(
    fields
      .filter(({ field }) => field.unique)
      .map(({ field }) => [field.id, new Set(stored.map((values) => values[field.id] ?? null))]),
  );
  return file.lines.map((cells, index) => {
    const line = file.numbers[index]!;
    const texts = Object.fromEntries(
      fields.map(({ field }) => {
        const column = mapping[field.id] ?? null;
        return [field.id, corrections[`${line}:${field.id}`] ?? (column === null ? '' : (cells[column] ?? ''))];
      }),
    );
    const broken = file.broken.get(index);
    const reason = broken
      ? messages.brokenQuotes(broken.isOpen)
      : cells.length > file.headings.length
        ? messages.tooManyCells(cells.length, file.headings.length)
        : null;
    const typed = readValues(entity, texts);
    const problems: Record<string, string> = {};
    for (const { path, message } of v.safeParse(schema, typed).issues ?? [])
      problems[String(path?.[0].key)] ??= message;
    const values = Object.fromEntries(
      fields.map(({ field: { id } }) => [id, Object.hasOwn(problems, id) ? null : ((typed[id] ?? null) as Value)]),
    );
    const isRead = Object.keys(problems).length === 0;
    const isStored =
      isRead && stored.some((row) => fields.every(({ field: { id } }) => (row[id] ?? null) === values[id]));
    for (const { field, label } of fields) {
      const value = values[field.id] ?? null;
      const taken = seen.get(field.id);
      // Any number of rows may leave the field empty, and a line that cannot be stored takes no value.
      if (!taken || value === null || reason) continue;
      if (taken.has(value)) problems[field.id] = messages.taken(label);
      else taken.add(value);
    }
    const state = reason ? 'rejected' : isStored ? 'stored' : Object.keys(problems).length > 0 ? 'fixable' : 'good';
    return { line, state, texts, problems, reason, values };
  });
}

/** Writes the lines that cannot be stored as CSV, with the reasons in an extra column. */
export function writeRejected(file: ReadFile, checked: readonly CheckedLine[]): string {
  const wrong = checked.filter(({ state }) => state === 'fixable' || state === 'rejected');
  const cellsOf = new Map(file.numbers.map((number, index) => [number, file.lines[index]]));
  return Papa.unparse(
    {
      fields: [...file.headings, 'Reason'],
      data: wrong.map(({ line, problems, reason }) => [
        ...file.headings.map((_, column) => cellsOf.get(line)?.[column] ?? ''),
        [...(reason ? [reason] : []), ...Object.values(problems)].join(' '),
      ]),
    },
    { delimiter: file.delimiter, escapeFormulae: FORMULA_START, newline: '\r\n' },
  );
}
