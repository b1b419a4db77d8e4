import {
  byId,
  namesOf,
  readValues,
  recordSchema,
  sampleRows,
  type Entity,
  type Field,
  type FieldNames,
  type RawValues,
  type Row,
} from '@genmaster/app-model';
import { safeParse } from 'valibot';
import type { Thread } from './drawn.ts';

/** Selection of a definition for a picture: the chosen fields in order, some of them with a thread. */
export interface EntityView {
  entity: Entity;
  label: string;
  path: string;
  table: string;
  fields: readonly (FieldNames & { thread?: Thread })[];
}

export interface ViewChoice {
  fields?: readonly string[] | undefined;
  threads?: readonly string[] | undefined;
}

/** Selects the fields of a definition and assigns threads to the first three of them, or to the named ones. */
export function viewEntity(entity: Entity, { fields: ids, threads }: ViewChoice = {}): EntityView {
  const { label, path, table, fields } = namesOf(entity);
  const byField = (id: string) => {
    const found = fields.find(({ field }) => field.id === id);
    if (found) return found;
    const known = fields.map(({ field }) => field.id).join(', ');
    throw new Error(`“${entity.name}” has no field “${id}”. It has: ${known}.`);
  };
  const shown = ids?.map(byField) ?? fields;
  const carried = threads?.map((id) => byField(id).field.id) ?? shown.slice(0, 3).map(({ field }) => field.id);
  return {
    entity: { ...entity, fields: shown.map(({ field }) => field) },
    label,
    path,
    table,
    fields: shown.map((names) => {
      const index = carried.indexOf(names.field.id);
      return index < 0 ? names : { ...names, thread: (index + 1) as Thread };
    }),
  };
}

/** Returns the rows of a picture: sample rows, or given rows that must satisfy every rule of the definition. */
export function rowsOf(entity: Entity, rows: number | readonly Row['values'][] = 5): readonly Row[] {
  if (typeof rows === 'number') return sampleRows(entity, rows);
  const schema = recordSchema(entity, { keyOf: byId });
  return rows.map((values, index) => {
    const raw = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? undefined]));
    const typed = readValues(entity, Object.fromEntries(Object.entries(raw).map(asRaw)) as RawValues);
    const checked = safeParse(
      schema,
      Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
    );
    if (checked.success) return { id: index + 1, values: { ...values } };
    throw new Error(`Row ${index + 1} of “${entity.name}” breaks a rule: ${checked.issues[0].message}`);
  });
}

const asRaw = ([key, value]: [string, unknown]) => [key, typeof value === 'boolean' ? value : value?.toString()];

/** Returns the rules of a field in short notation: `required, unique, ≤ 20`. */
export function rulesOf(field: Field, t: { required: string; unique: string; choiceOf: (count: number) => string }) {
  const { required, unique, maxLength, minimum, maximum, type, choices = [] } = field;
  const limits =
    minimum !== undefined && maximum !== undefined
      ? [`${minimum}–${maximum}`]
      : [
          ...(minimum === undefined ? [] : [`≥\u00a0${minimum}`]),
          ...(maximum === undefined ? [] : [`≤\u00a0${maximum}`]),
        ];
  return [
    ...(required ? [t.required] : []),
    ...(unique ? [t.unique] : []),
    ...(type === 'text' && maxLength !== undefined ? [`≤\u00a0${maxLength}`] : []),
    ...limits,
    ...(type === 'choice' ? [t.choiceOf(choices.length)] : []),
  ].join(', ');
}
