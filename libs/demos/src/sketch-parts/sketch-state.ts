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

/** Returns the part that a part would be merged with: the next one in the same group. */
export function nextOf(parts: readonly SketchPart[], id: string): SketchPart | undefined {
  const index = parts.findIndex((part) => part.id === id);
  return parts.slice(index + 1).find(({ parent, isRemoved }) => !isRemoved && parent === parts[index]?.parent);
}

/** Merges a part with the next one: it keeps its kind and label, surrounds both, and holds what the other held. */
export function mergeWithNext(state: SketchState, id: string): SketchState {
  const part = state.parts.find((one) => one.id === id);
  const next = nextOf(state.parts, id);
  if (!part || !next) return state;
  const [x, y] = [Math.min(part.x, next.x), Math.min(part.y, next.y)];
  const width = Math.max(part.x + part.width, next.x + next.width) - x;
  const height = Math.max(part.y + part.height, next.y + next.height) - y;
  const parts = state.parts
    .filter((one) => one !== next)
    .map((one) => (one.parent === next.id ? { ...one, parent: id } : one));
  return changePart({ ...state, parts }, id, { x, y, width, height });
}

/** Splits a part across its longer side into two of the same kind; what it held stays with the half that holds it. */
export function splitPart(state: SketchState, id: string): SketchState {
  const part = state.parts.find((one) => one.id === id);
  if (!part || state.parts.length >= MAX_PARTS) return state;
  const isWide = part.width >= part.height;
  const half = Math.floor((isWide ? part.width : part.height) / 2);
  const number = Math.max(...state.parts.map((one) => Number(one.id.slice(1)))) + 1;
  const other: SketchPart = {
    ...part,
    ...(isWide ? { x: part.x + half, width: part.width - half } : { y: part.y + half, height: part.height - half }),
    id: `p${number}`,
    label: '',
    isOwn: true,
  };
  const isBehind = (one: SketchPart) => (isWide ? one.x + one.width / 2 >= other.x : one.y + one.height / 2 >= other.y);
  const parts = state.parts.flatMap((one) =>
    one === part ? [part, other] : [one.parent === id && isBehind(one) ? { ...one, parent: other.id } : one],
  );
  return changePart({ ...state, parts }, id, isWide ? { width: half } : { height: half });
}
