import { entitySchema, MAX_NAME_LENGTH, namesOf, type Entity, type FieldNames } from '@genmaster/app-model';
import * as v from 'valibot';

/** Kinds of parts: a control, a heading, a sentence. */
export const PART_KINDS = ['field', 'heading', 'note'] as const;

/** Maximum number of parts on a screen. */
export const MAX_PARTS = 16;

const partId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** Schema of a kept or typed part. */
export const partSchema = v.strictObject({
  id: partId,
  kind: v.picklist(PART_KINDS),
  /** Id of the model field that it shows; `null` for none. */
  bind: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** The part’s own text; empty on a bound part means the model’s label. */
  text: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  /** Whether it shares its row with the next part where there is room. */
  half: v.boolean(),
});

export const partsSchema = v.pipe(v.array(partSchema), v.maxLength(MAX_PARTS));

/** A part of a screen. */
export type Part = v.InferOutput<typeof partSchema>;

/** Schema of a screen: the entity it edits, and its parts in reading order. */
export const screenSchema = v.strictObject({ entity: entitySchema, parts: partsSchema });

export type Screen = v.InferOutput<typeof screenSchema>;

/** Returns the model field that a part shows. */
export const boundFieldOf = (entity: Entity, { bind }: Pick<Part, 'bind'>): FieldNames | null =>
  (bind && namesOf(entity).fields.find(({ field }) => field.id === bind)) || null;

/** Returns the visible text of a part: its own text, else the label of its field. */
export const wordsOfPart = (entity: Entity, part: Part): string => part.text || boundFieldOf(entity, part)?.label || '';

/** Returns an id that no part has yet. */
export function freshId(parts: readonly Part[]): string {
  let number = parts.length + 1;
  while (parts.some(({ id }) => id === `p${number}`)) number += 1;
  return `p${number}`;
}

/** Returns the entity of a screen’s form: its controls in their order, with the parts’ ids. */
export function entityOfScreen({ entity, parts }: Screen): Entity {
  return {
    name: entity.name,
    fields: parts
      .filter(({ kind }) => kind === 'field')
      .map((part) => {
        const bound = boundFieldOf(entity, part);
        return bound
          ? { ...bound.field, id: part.id, name: part.text || bound.field.name }
          : { id: part.id, name: part.text || 'Text', type: 'text', required: false };
      }),
  };
}
