import * as v from 'valibot';
import type { Entity } from './entity.ts';
import { filterRows } from './filters.ts';
import { namesOf } from './names.ts';
import { byProperty, recordSchema, takenFields } from './record-schema.ts';
import { englishMessages } from './rule-messages.ts';
import { recordOf, type Row, type Value } from './values.ts';

export interface MockRequest {
  method: string;
  /** Path with query: `/invoices?page=2`. */
  path: string;
  /** JSON, as typed. */
  body: string;
}

/** Response, with the rows after the request. */
export interface MockAnswer {
  status: number;
  body: unknown;
  rows: readonly Row[];
}

interface Problem {
  title: string;
  errors?: readonly { field: string; message: string }[];
}

/** Maximum number of rows of the mock. */
export const MAX_MOCK_ROWS = 50;

/**
 * Answers a request to an entity’s API without a server: with the paths, rules and errors of its OpenAPI description.
 *
 * The caller keeps the rows; the function stores nothing.
 */
export function answerCall(entity: Entity, rows: readonly Row[], { method, path, body }: MockRequest): MockAnswer {
  const names = namesOf(entity);
  const refuse = (status: number, problem: Problem): MockAnswer => ({ status, body: problem, rows });
  const url = URL.canParse(path, 'http://mock') ? new URL(path, 'http://mock') : null;
  const [collection, id, ...rest] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (!url || collection !== names.path || rest.length > 0) {
    return refuse(404, { title: `There is nothing at this path. Try /${names.path}.` });
  }
  if (id === undefined) {
    if (method === 'GET') return listRows(entity, rows, url.searchParams);
    if (method === 'POST') return createRow(entity, rows, body);
    return refuse(405, { title: `${method} is not offered here. Use GET or POST.` });
  }
  const row = rows.find((one) => String(one.id) === id);
  if (!row) return refuse(404, { title: `No row has the id ${id}.` });
  if (method === 'GET') return { status: 200, body: recordOf(names.fields, row), rows };
  if (method === 'DELETE') return { status: 204, body: null, rows: rows.filter((one) => one !== row) };
  if (method === 'PATCH') return changeRow(entity, rows, { row, body });
  return refuse(405, { title: `${method} is not offered here. Use GET, PATCH or DELETE.` });
}

function listRows(entity: Entity, rows: readonly Row[], query: URLSearchParams): MockAnswer {
  const { fields } = namesOf(entity);
  const filtered = filterRows(entity, rows, query);
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? 20);
  const sort = query.get('sort') ?? 'id';
  const key = sort.replace(/^-/, '');
  const errors = [
    ...(Number.isInteger(page) && page >= 1 ? [] : [{ field: 'page', message: 'Use a whole number from 1.' }]),
    ...(Number.isInteger(size) && size >= 1 && size <= 100
      ? []
      : [{ field: 'size', message: 'Use a whole number from 1 to 100.' }]),
    ...(key === 'id' || fields.some(({ property }) => property === key)
      ? []
      : [{ field: 'sort', message: 'Use id or the name of a property, with - in front to turn it round.' }]),
    ...filtered.errors,
  ];
  if (errors.length > 0) return { status: 422, body: { title: 'The query breaks a rule.', errors }, rows };
  const items = filtered.rows
    .map((row) => recordOf(fields, row))
    .sort((a, b) => compare(valueOf(a, key), valueOf(b, key)));
  if (sort.startsWith('-')) items.reverse();
  return {
    status: 200,
    body: { items: items.slice((page - 1) * size, page * size), total: filtered.rows.length },
    rows,
  };
}

function createRow(entity: Entity, rows: readonly Row[], body: string): MockAnswer {
  if (rows.length >= MAX_MOCK_ROWS) {
    return { status: 409, body: { title: `The mock holds ${MAX_MOCK_ROWS} rows. Delete one first.` }, rows };
  }
  const checked = check(entity, rows, { input: parse(body), except: null });
  if ('problem' in checked) return { ...checked.problem, rows };
  const row = { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, values: checked.values };
  return { status: 201, body: recordOf(namesOf(entity).fields, row), rows: [...rows, row] };
}

function changeRow(entity: Entity, rows: readonly Row[], { row, body }: { row: Row; body: string }): MockAnswer {
  const change = parse(body);
  const { id: _, ...stored } = recordOf(namesOf(entity).fields, row);
  if (isObject(change) && Object.keys(change).length === 0) return { status: 422, body: NO_CHANGE, rows };
  const input = isObject(change) ? { ...stored, ...change } : change;
  const checked = check(entity, rows, { input, except: row });
  if ('problem' in checked) return { ...checked.problem, rows };
  const changed = { ...row, values: checked.values };
  return {
    status: 200,
    body: recordOf(namesOf(entity).fields, changed),
    rows: rows.map((one) => (one === row ? changed : one)),
  };
}

const NO_CHANGE: Problem = { title: 'The body changes nothing. Send at least one property.' };

type Checked = { values: Record<string, Value> } | { problem: { status: number; body: Problem } };

/** Checks a body against the entity’s schema, and unique fields against the other rows. */
function check(
  entity: Entity,
  rows: readonly Row[],
  { input, except }: { input: unknown; except: Row | null },
): Checked {
  if (input === undefined) return { problem: { status: 400, body: { title: 'The body is not valid JSON.' } } };
  const { fields } = namesOf(entity);
  const known = isObject(input)
    ? { ...Object.fromEntries(fields.map(({ property }) => [property, undefined])), ...input }
    : input;
  const { success, issues, output } = v.safeParse(recordSchema(entity, { keyOf: byProperty }), known);
  const errors = success ? [] : issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
  const record = (success ? output : {}) as Record<string, Value | undefined>;
  const values = Object.fromEntries(fields.map(({ field, property }) => [field.id, record[property] ?? null]));
  const others = rows.filter((row) => row !== except);
  const taken = takenFields(entity, values, others).map(({ property, label }) => ({
    field: property,
    message: englishMessages.taken(label),
  }));
  const all = [...errors, ...taken];
  return all.length > 0
    ? { problem: { status: 422, body: { title: 'A field breaks a rule of the model.', errors: all } } }
    : { values };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOf = (record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function compare(a: Value | undefined, b: Value | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en', { numeric: true });
}
