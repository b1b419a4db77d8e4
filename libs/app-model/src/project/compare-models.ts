import { MAX_FIELDS, type Entity, type Field } from '../entity.ts';
import { namesOf } from '../names.ts';

/** Difference between two versions of a model, small enough for one sentence and for a separate undo. */
export type ModelChange =
  | { kind: 'entityName'; id: string; from: string; to: string }
  | { kind: 'added' | 'removed'; id: string; field: string; type: Field['type'] }
  | { kind: 'name'; id: string; from: string; to: string }
  | { kind: 'type'; id: string; field: string; from: Field['type']; to: Field['type'] }
  | { kind: 'required' | 'optional'; id: string; field: string }
  | { kind: 'limit'; id: string; field: string; from: string; to: string }
  | { kind: 'order'; id: string };

const LIMITS = ['maxLength', 'minimum', 'maximum', 'decimals', 'unique', 'target'] as const;

/** Compares two versions of a model. Fields are matched by their ids, not by their names. */
export function compareModels(before: Entity, after: Entity): readonly ModelChange[] {
  const changes: ModelChange[] = [];
  if (before.name !== after.name) changes.push({ kind: 'entityName', id: '', from: before.name, to: after.name });
  const labelOf = (entity: Entity, id: string) =>
    namesOf(entity).fields.find(({ field }) => field.id === id)?.label ?? id;
  for (const old of before.fields) {
    const { id } = old;
    const now = after.fields.find((field) => field.id === id);
    if (!now) {
      changes.push({ kind: 'removed', id, field: labelOf(before, id), type: old.type });
      continue;
    }
    const field = labelOf(after, id);
    if (old.name !== now.name) changes.push({ kind: 'name', id, from: labelOf(before, id), to: field });
    if (old.type !== now.type) changes.push({ kind: 'type', id, field, from: old.type, to: now.type });
    if (old.required !== now.required) changes.push({ kind: now.required ? 'required' : 'optional', id, field });
    const [from, to] = [limitsOf(old, now), limitsOf(now, old)];
    if (from !== to) changes.push({ kind: 'limit', id, field, from, to });
  }
  for (const now of after.fields)
    if (!before.fields.some(({ id }) => id === now.id))
      changes.push({ kind: 'added', id: now.id, field: labelOf(after, now.id), type: now.type });
  if (order(before, after) !== order(after, before)) changes.push({ kind: 'order', id: '' });
  return changes;
}

/**
 * Undoes one change and keeps the others: returns the current model with that part as it was. A removed field does not
 * come back into a model that has as many fields as it may; the model is then returned as it is.
 */
export function restoreChange(before: Entity, after: Entity, change: ModelChange): Entity {
  const old = before.fields.find(({ id }) => id === change.id);
  const edit = (part: Partial<Field>): Entity => ({
    ...after,
    fields: after.fields.map((field) => (field.id === change.id ? { ...field, ...part } : field)),
  });
  switch (change.kind) {
    case 'entityName':
      return { ...after, name: before.name };
    case 'added':
      return { ...after, fields: after.fields.filter(({ id }) => id !== change.id) };
    case 'removed': {
      if (!old || after.fields.length >= MAX_FIELDS) return after;
      // Inserted after the nearest preceding field that still exists.
      const place = before.fields.indexOf(old);
      const behind = before.fields.slice(0, place).findLast(({ id }) => after.fields.some((field) => field.id === id));
      const at = behind ? after.fields.findIndex(({ id }) => id === behind.id) + 1 : 0;
      return { ...after, fields: after.fields.toSpliced(at, 0, old) };
    }
    case 'name':
      return old ? edit({ name: old.name }) : after;
    case 'type':
      return old ? edit({ type: old.type, ...(old.choices ? { choices: old.choices } : {}) }) : after;
    case 'required':
    case 'optional':
      return old ? edit({ required: old.required }) : after;
    case 'limit':
      return old
        ? edit(Object.fromEntries([...LIMITS, 'choices' as const].map((limit) => [limit, old[limit]])))
        : after;
    case 'order': {
      const place = (id: string) => {
        const at = before.fields.findIndex((field) => field.id === id);
        return at < 0 ? before.fields.length : at;
      };
      return { ...after, fields: after.fields.toSorted((a, b) => place(a.id) - place(b.id)) };
    }
    default:
      return change satisfies never;
  }
}

/**
 * Prints the limits of a field; an unticked or emptied one is none. Choices count where both versions have them, because
 * a change of the type says the rest.
 */
const limitsOf = (field: Field, other: Field): string =>
  [
    ...LIMITS.flatMap((limit) =>
      (field[limit] ?? false) === false || field[limit] === '' ? [] : [`${limit} ${field[limit]}`],
    ),
    ...(field.type === 'choice' && other.type === 'choice' && field.choices ? [field.choices.join(' / ')] : []),
  ].join(', ');

/** Returns the order of the fields that both versions have. */
const order = (one: Entity, other: Entity): string =>
  one.fields
    .map(({ id }) => id)
    .filter((id) => other.fields.some((field) => field.id === id))
    .join();
