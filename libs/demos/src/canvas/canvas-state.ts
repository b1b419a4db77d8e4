import * as v from 'valibot';
import { partsSchema, screenSchema, type Part } from './screen.ts';

/** What can be done on the canvas, as undo names it. */
export const EDIT_KINDS = ['add', 'move', 'remove', 'bind', 'text', 'width', 'definition', 'fix'] as const;

export type EditKind = (typeof EDIT_KINDS)[number];

/** How many steps can be taken back. */
export const MAX_STEPS = 30;

/** What the result side shows. */
export const OUTPUTS = ['preview', 'markup', 'style', 'definition'] as const;

const stepSchema = v.strictObject({
  edit: v.picklist(EDIT_KINDS),
  /** The part it was done to, in words. */
  name: v.pipe(v.string(), v.maxLength(80)),
  /** The parts before it, or after it where it was taken back. */
  parts: partsSchema,
});

/** Checks a kept canvas. */
export const canvasSchema = v.strictObject({
  ...screenSchema.entries,
  selected: v.nullable(v.string()),
  past: v.pipe(v.array(stepSchema), v.maxLength(MAX_STEPS)),
  future: v.pipe(v.array(stepSchema), v.maxLength(MAX_STEPS)),
  output: v.picklist(OUTPUTS),
  /** What has been done at least once, for the tasks. */
  done: v.array(v.picklist([...EDIT_KINDS, 'theme'])),
});

/** A screen under work: its parts, what is selected, and the steps back and forth. */
export type CanvasState = v.InferOutput<typeof canvasSchema>;

export interface Edit {
  edit: EditKind;
  name: string;
  parts: Part[];
  selected?: string | null;
}

/** Takes a step. Typing on in one text is one step. */
export function takeStep(state: CanvasState, { edit, name, parts, selected = state.selected }: Edit): CanvasState {
  const last = state.past.at(-1);
  const goesOn =
    (edit === 'text' || edit === 'definition') &&
    last?.edit === edit &&
    state.future.length === 0 &&
    selected === state.selected;
  return {
    ...state,
    parts,
    selected,
    past: goesOn ? state.past : [...state.past, { edit, name, parts: state.parts }].slice(-MAX_STEPS),
    future: [],
    done: state.done.includes(edit) ? state.done : [...state.done, edit],
  };
}

/** Takes the last step back; the selection stays where its part still is. */
export const undo = (state: CanvasState): CanvasState => turn(state, 'past', 'future');

/** Takes again what was taken back. */
export const redo = (state: CanvasState): CanvasState => turn(state, 'future', 'past');

function turn(state: CanvasState, from: 'past' | 'future', to: 'past' | 'future'): CanvasState {
  const step = state[from].at(-1);
  if (!step) return state;
  return {
    ...state,
    parts: step.parts,
    selected: step.parts.some(({ id }) => id === state.selected) ? state.selected : (step.parts[0]?.id ?? null),
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { ...step, parts: state.parts }],
  };
}
