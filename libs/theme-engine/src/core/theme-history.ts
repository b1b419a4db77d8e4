import { sameState, type ThemeState } from './theme-state.ts';

/** What a step is called, in the language of the moment. Throws when what it names is gone. */
export type StepLabel = () => string;

/** What to call a step, and the state on its other side. */
interface Step {
  label: StepLabel;
  state: ThemeState;
}

/** Which side: `0` is what undo goes back to, `1` what redo goes on to. */
export type HistorySide = 0 | 1;

/** Steps back and forth over finished gestures. */
export interface ThemeHistory {
  /** Remembers the state a finished gesture started from. Forgets what was undone. */
  record: (label: StepLabel, before: ThemeState) => void;
  /** Gives the state one step away, or nothing at the end. */
  step: (side: HistorySide, from: ThemeState) => ThemeState | undefined;
  /** What the next step to each side is called. */
  labels: () => readonly [undo: string | null, redo: string | null];
  /** Rewrites remembered states; steps that no longer change anything go. */
  rewrite: (change: (state: ThemeState) => ThemeState, current: ThemeState) => void;
}

/** Starts with nothing to undo; `gone` says of a name that what bore it is no longer there. */
export function createHistory(limit: number, gone: (known: string) => string): ThemeHistory {
  let sides: [Step[], Step[]] = [[], []];
  return {
    record(find, state) {
      let known = '';
      const label = () => {
        try {
          return (known = find());
        } catch {
          // The project took back what the step is called after.
          return gone(known);
        }
      };
      label();
      sides = [[...sides[0], { label, state }].slice(-limit), []];
    },
    step(side, state) {
      const step = sides[side].pop();
      if (step) sides[(1 - side) as HistorySide].push({ ...step, state });
      return step?.state;
    },
    labels: () => sides.map((steps) => steps.at(-1)?.label() ?? null) as [string | null, string | null],
    rewrite(change, current) {
      sides = sides.map((steps) =>
        steps
          .map((step) => ({ ...step, state: change(step.state) }))
          .filter(({ state }, at, moved) => !sameState(state, moved[at + 1]?.state ?? current)),
      ) as [Step[], Step[]];
    },
  };
}
