import { sameState, type ThemeState } from './theme-state.ts';

/** Returns the name of a step in the current language, or `undefined` when the item in its name no longer exists. */
export type StepLabel = () => string | undefined;

/** Name of a step, and the state before it (undo) or after it (redo). */
interface Step {
  label: () => string;
  state: ThemeState;
}

/** A state and the name of the step that led to it; `null` for the first state. */
export interface NamedState {
  readonly label: string | null;
  readonly state: ThemeState;
}

/** Direction in the history. */
export type HistoryDirection = 'undo' | 'redo';

/** Undo and redo history of finished gestures. */
export interface ThemeHistory {
  /** Stores the state before a finished gesture. Clears the redo steps. */
  record: (label: StepLabel, before: ThemeState) => void;
  /** Returns the state one step away, or `undefined` at the end of the history. */
  step: (direction: HistoryDirection, from: ThemeState) => ThemeState | undefined;
  /** Returns the names of the next undo step and the next redo step. */
  labels: () => readonly [undo: string | null, redo: string | null];
  /** Lists all states in order, with the index of the current one. */
  list: (current: ThemeState) => { readonly steps: readonly NamedState[]; readonly at: number };
  /** Restores steps that `list` returned earlier; the current state is the one at index `at`. */
  take: (steps: readonly NamedState[], at: number) => void;
  /** Rewrites the stored states and removes steps that no longer change anything. */
  rewrite: (change: (state: ThemeState) => ThemeState, current: ThemeState) => void;
}

/** Creates an empty history. `gone` returns the name of a step whose item no longer exists, given its last name. */
export function createHistory(limit: number, gone: (known: string) => string): ThemeHistory {
  let undo: Step[] = [];
  let redo: Step[] = [];
  return {
    record(find, state) {
      let known = '';
      const label = () => {
        const found = find();
        // A project can remove the item that the step is named after.
        return found === undefined ? gone(known) : (known = found);
      };
      label();
      undo.push({ label, state });
      undo.splice(0, undo.length - limit);
      redo = [];
    },
    step(direction, state) {
      const [from, to] = direction === 'undo' ? [undo, redo] : [redo, undo];
      const step = from.pop();
      if (step) to.push({ ...step, state });
      return step?.state;
    },
    labels: () => [nameOfLast(undo), nameOfLast(redo)],
    list(current) {
      const undone = [...redo].reverse();
      const led = [...undo, ...undone].map(({ label }) => label());
      const states = [...undo.map(({ state }) => state), current, ...undone.map(({ state }) => state)];
      return { steps: states.map((state, at) => ({ label: led[at - 1] ?? null, state })), at: undo.length };
    },
    take(steps, at) {
      const stepOf = (label: string | null | undefined, state: ThemeState): Step => ({
        label: () => label ?? '',
        state,
      });
      undo = steps.slice(0, at).map(({ state }, index) => stepOf(steps[index + 1]?.label, state));
      redo = steps
        .slice(at + 1)
        .map(({ label, state }) => stepOf(label, state))
        .reverse();
    },
    rewrite(change, current) {
      const moved = (steps: Step[]) =>
        steps
          .map((step) => ({ ...step, state: change(step.state) }))
          .filter(({ state }, at, all) => !sameState(state, all[at + 1]?.state ?? current));
      undo = moved(undo);
      redo = moved(redo);
    },
  };
}

const nameOfLast = (steps: readonly Step[]): string | null => steps.at(-1)?.label() ?? null;
