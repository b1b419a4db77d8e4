import { sameState, type ThemeState } from './theme-state.ts';

/** What a step is called, in the language of the moment. Throws when what it names is gone. */
export type StepLabel = () => string;

/** What to call a step, and the state on its other side. */
interface Step {
  label: StepLabel;
  state: ThemeState;
}

/** Steps back and forth over finished gestures. */
export interface ThemeHistory {
  /** Remembers the state a finished gesture started from. Forgets what was undone. */
  record: (label: StepLabel, before: ThemeState) => void;
  /** Gives the state one step away, or nothing at the end. */
  step: (direction: 'undo' | 'redo', from: ThemeState) => ThemeState | undefined;
  labels: () => { undoLabel: string | null; redoLabel: string | null };
  /** Rewrites remembered states; steps that no longer change anything go. */
  rewrite: (change: (state: ThemeState) => ThemeState, current: ThemeState) => void;
}

export function createHistory(limit: number): ThemeHistory {
  let past: Step[] = [];
  let future: Step[] = [];
  const nameOf = (steps: Step[]) => {
    try {
      return steps.at(-1)?.label() ?? null;
    } catch {
      // The project took back what the step is called after.
      return '...';
    }
  };
  return {
    record(label, state) {
      past = [...past, { label, state }].slice(-limit);
      future = [];
    },
    step(direction, from) {
      const [here, there] = direction === 'undo' ? [past, future] : [future, past];
      const step = here.pop();
      if (step) there.push({ ...step, state: from });
      return step?.state;
    },
    labels: () => ({ undoLabel: nameOf(past), redoLabel: nameOf(future) }),
    rewrite(change, current) {
      const move = (steps: Step[]) =>
        steps
          .map((step) => ({ ...step, state: change(step.state) }))
          .filter(({ state }, at, moved) => !sameState(state, moved[at + 1]?.state ?? current));
      past = move(past);
      future = move(future);
    },
  };
}
