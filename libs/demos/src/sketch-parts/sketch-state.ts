import * as v from 'valibot';
import { MAX_PARTS, partSchema, type SketchPart } from './sketch-part.ts';
import { SKETCH_IDS } from './sketches.ts';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000));

/** Checks a kept or shared reading. The visitor’s own picture is no part of it: only what was found in it. */
export const sketchSchema = v.strictObject({
  source: v.picklist([...SKETCH_IDS, 'own']),
  width: side,
  height: side,
  /** What is darker is ink, from 0 to 255. */
  threshold: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(256)),
  /** Gaps that are closed, in pixels. */
  gap: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  parts: v.pipe(v.array(partSchema), v.maxLength(MAX_PARTS)),
  /** The part that is being corrected. */
  selected: v.nullable(v.string()),
});

/** A picture’s reading, as it was corrected. */
export type SketchState = v.InferOutput<typeof sketchSchema>;

/** Changes one part by hand. */
export const changePart = (state: SketchState, id: string, change: Partial<SketchPart>): SketchState => ({
  ...state,
  parts: state.parts.map((part) => (part.id === id ? { ...part, ...change, isOwn: true } : part)),
});
