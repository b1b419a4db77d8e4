import * as v from 'valibot';

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

/** Reasons why a part was given its kind. */
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

/** Maximum number of parts in a picture. */
export const MAX_PARTS = 60;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000));

/** Schema that validates a stored part. */
export const partSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^p\d{1,3}$/)),
  kind: v.picklist(KINDS),
  /** Label typed by the visitor; empty by default. */
  label: v.pipe(v.string(), v.maxLength(60)),
  x: pixels,
  y: pixels,
  width: pixels,
  height: pixels,
  /** Certainty of the kind, in percent. */
  sure: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  reason: v.picklist(REASONS),
  /** Id of the group that contains the part; `null` for the screen. */
  parent: v.nullable(v.string()),
  /** Number of columns of a table; 0 for other parts. */
  columns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  isRemoved: v.boolean(),
  /** Whether the visitor has changed the part. */
  isOwn: v.boolean(),
});

/** A part of a screen, found in a picture. */
export type SketchPart = v.InferOutput<typeof partSchema>;

export type Kind = SketchPart['kind'];
