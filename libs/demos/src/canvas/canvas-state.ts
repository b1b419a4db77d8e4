import * as v from 'valibot';
import { partsSchema, screenSchema, type Part } from './screen.ts';

/** Kinds of edits on the canvas, as undo names them. */
export const EDIT_KINDS = ['add', 'move', 'remove', 'bind', 'text', 'width', 'definition', 'fix'] as const;

export type EditKind = (typeof EDIT_KINDS)[number];

/** Maximum number of undo steps. */
export const MAX_STEPS = 30;

/** Views of the result side. */
export const OUTPUTS = ['preview', 'markup', 'style', 'definition'] as const;

const stepSchema = v.strictObject({
  edit: v.picklist(EDIT_KINDS),
  /** Name of the edited part, as shown. */
  name: v.pipe(v.string(), v.maxLength(80)),
  /** Id of the part that was selected; unknown in steps from before it was stored. */
  part: v.optional(v.nullable(v.string())),
  /** The parts before the step, or after it where the step was undone. */
  parts: partsSchema,
});

/** Schema of a kept canvas. */
export const canvasSchema = v.strictObject({
  ...screenSchema.entries,
  selected: v.nullable(v.string()),
  past: v.pipe(v.array(stepSchema), v.maxLength(MAX_STEPS)),
  future: v.pipe(v.array(stepSchema), v.maxLength(MAX_STEPS)),
  output: v.picklist(OUTPUTS),
  /** Kinds of edits that have been made at least once, for the tasks. */
  done: v.array(v.picklist([...EDIT_KINDS, 'theme'])),
  /** The definition as typed, valid or not, and the printed one beside which it is shown: undo brings it back. */
  draft: v.optional(v.strictObject({ text: v.string(), of: v.string() })),
});

/** State of the canvas: the parts of the screen, the selection, and the undo and redo steps. */
export type CanvasState = v.InferOutput<typeof canvasSchema>;

export interface Edit {
  edit: EditKind;
  name: string;
  parts: Part[];
  selected?: string | null;
}

/** Applies an edit as one step. Continued typing in one text, without another selection, is one step. */
export function takeStep(state: CanvasState, { edit, name, parts, selected = state.selected }: Edit): CanvasState {
  const last = state.past.at(-1);
  const isContinued =
    (edit === 'text' || edit === 'definition') &&
    last?.edit === edit &&
    state.future.length === 0 &&
    last.part === selected;
  return {
    ...state,
    parts,
    selected,
    past: isContinued
      ? state.past
      : [...state.past, { edit, name, part: selected, parts: state.parts }].slice(-MAX_STEPS),
    future: [],
    done: state.done.includes(edit) ? state.done : [...state.done, edit],
  };
}

/** Undoes the last step; the selection stays if its part still exists. */
export const undo = (state: CanvasState): CanvasState => turn(state, 'past', 'future');

/** Redoes the last undone step. */
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
