import { MAX_FIELDS, type Entity, type Field } from '../entity.ts';

/** Change that a sentence requests, small enough to be accepted or rejected alone. */
export type ModelEdit = {
  /** Stable key: the same for words with the same meaning. */
  key: string;
  /** Words of the sentence that ask for the change. */
  words: string;
} & (
  | { kind: 'add'; field: Field }
  | { kind: 'remove'; id: string; name: string }
  | { kind: 'rename'; id: string; name: string; to: string }
  | { kind: 'change'; id: string; name: string; change: Partial<Omit<Field, 'id' | 'name'>> }
  | { kind: 'renameEntity'; name: string; to: string }
);

/**
 * Applies one edit; the entity stays unchanged when the field is missing or the entity has too many or too few fields.
 */
export function applyEdit(entity: Entity, edit: ModelEdit): Entity {
  const alter = (id: string, change: (field: Field) => Field): Entity => ({
    ...entity,
    fields: entity.fields.map((field) => (field.id === id ? change(field) : field)),
  });
  switch (edit.kind) {
    case 'add':
      return entity.fields.length >= MAX_FIELDS || entity.fields.some(({ id }) => id === edit.field.id)
        ? entity
        : { ...entity, fields: [...entity.fields, edit.field] };
    case 'remove':
      return entity.fields.length <= 1
        ? entity
        : { ...entity, fields: entity.fields.filter(({ id }) => id !== edit.id) };
    case 'rename':
      return alter(edit.id, (field) => ({ ...field, name: edit.to }));
    case 'change':
      return alter(edit.id, (field) => withChange(field, edit.change));
    case 'renameEntity':
      return { ...entity, name: edit.to };
    default:
      return edit satisfies never;
  }
}

/** Changes a field; a field with a new type keeps only its id, its name and whether it is required. */
function withChange(field: Field, change: Partial<Omit<Field, 'id' | 'name'>>): Field {
  if (change.type === undefined || change.type === field.type) return { ...field, ...change };
  return { id: field.id, name: field.name, required: field.required, ...change } as Field;
}
