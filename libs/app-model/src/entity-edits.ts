import { MAX_FIELDS, type Entity, type Field } from './entity.ts';

/** Adds an empty optional text field; an entity with the maximum number of fields stays unchanged. */
export function addField(entity: Entity): Entity {
  if (entity.fields.length >= MAX_FIELDS) return entity;
  const used = new Set(entity.fields.map(({ id }) => id));
  let number = entity.fields.length + 1;
  while (used.has(`f${number}`)) number += 1;
  return { ...entity, fields: [...entity.fields, { id: `f${number}`, name: '', type: 'text', required: false }] };
}

/** Removes a field; the last one stays, because an entity needs at least one field. */
export function removeField(entity: Entity, id: string): Entity {
  if (entity.fields.length <= 1) return entity;
  return { ...entity, fields: entity.fields.filter((field) => field.id !== id) };
}

/** Moves a field by one position, up or down; a field at the end of the list stays there. */
export function moveField(entity: Entity, { id, by }: { id: string; by: -1 | 1 }): Entity {
  const from = entity.fields.findIndex((field) => field.id === id);
  const moved = entity.fields[from];
  const other = entity.fields[from + by];
  if (!moved || !other) return entity;
  return {
    ...entity,
    fields: entity.fields.map((field) => (field === moved ? other : field === other ? moved : field)),
  };
}

/** Changes some properties of a field; the others stay unchanged. */
export function changeField(entity: Entity, id: string, change: Partial<Omit<Field, 'id'>>): Entity {
  return { ...entity, fields: entity.fields.map((field) => (field.id === id ? { ...field, ...change } : field)) };
}
