import * as v from 'valibot';
import { MAX_PARTS, partSchema, type SketchPart } from './sketch-part.ts';
import { SKETCH_IDS } from './sketches.ts';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000));

/** Schema that validates a stored or shared reading. It has the found parts, not the visitor’s own picture. */
export const sketchSchema = v.strictObject({
  source: v.picklist([...SKETCH_IDS, 'own']),
  width: side,
  height: side,
  /** Threshold: darker pixels are ink, from 0 to 256. */
  threshold: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(256)),
  /** Largest gap that is closed, in pixels. */
  gap: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  parts: v.pipe(v.array(partSchema), v.maxLength(MAX_PARTS)),
  /** Id of the part that is being corrected. */
  selected: v.nullable(v.string()),
});

/** Reading of a picture, with corrections. */
export type SketchState = v.InferOutput<typeof sketchSchema>;

/** Changes one part and marks it as changed by the visitor. */
export const changePart = (state: SketchState, id: string, change: Partial<SketchPart>): SketchState => ({
  ...state,
  parts: state.parts.map((part) => (part.id === id ? { ...part, ...change, isOwn: true } : part)),
});
