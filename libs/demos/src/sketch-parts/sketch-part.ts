import * as v from 'valibot';

/** What a found part can be. */
export const KINDS = [
  'heading',
  'note',
  'textField',
  'textArea',
  'choice',
  'tick',
  'button',
  'table',
  'group',
  'picture',
] as const;

/** Why a part was taken for what it is. */
export const REASONS = [
  'top',
  'alone',
  'wide',
  'tall',
  'arrow',
  'square',
  'centred',
  'cells',
  'holds',
  'block',
] as const;

/** How many parts a picture may have. */
export const MAX_PARTS = 60;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000));

/** Checks a kept part. */
export const partSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^p\d{1,3}$/)),
  kind: v.picklist(KINDS),
  /** What the person calls it; empty until somebody does. */
  label: v.pipe(v.string(), v.maxLength(60)),
  x: pixels,
  y: pixels,
  width: pixels,
  height: pixels,
  /** How sure the reader is, in percent. */
  sure: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  reason: v.picklist(REASONS),
  /** The part that holds it; `null` for the screen. */
  parent: v.nullable(v.string()),
  /** Columns of a table. */
  columns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  isRemoved: v.boolean(),
  /** Whether a person has changed it. */
  isOwn: v.boolean(),
});

/** A part of a screen that was found in a picture. */
export type SketchPart = v.InferOutput<typeof partSchema>;

export type Kind = SketchPart['kind'];
