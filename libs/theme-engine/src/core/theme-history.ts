import { sameState, type ThemeState } from './theme-state.ts';

/** What a step is called, in the language of the moment; nothing when what it names is gone. */
export type StepLabel = () => string | undefined;

/** What to call a step, and the state on its other side. */
interface Step {
  label: () => string;
  state: ThemeState;
}

/** A state, and what the step that led to it is called; nothing for the first. */
export interface NamedState {
  readonly label: string | null;
  readonly state: ThemeState;
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
  /** Every state in its order, and where the present one stands. */
  list: (current: ThemeState) => { readonly steps: readonly NamedState[]; readonly at: number };
  /** Takes steps over that were listed before, around a present state that is the one at `at`. */
  take: (steps: readonly NamedState[], at: number) => void;
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
        const found = find();
        // The project may take back what the step is called after.
        return found === undefined ? gone(known) : (known = found);
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
    list(current) {
      const [before, after] = sides;
      const undone = [...after].reverse();
      const led = [...before, ...undone].map(({ label }) => label());
      const states = [...before.map(({ state }) => state), current, ...undone.map(({ state }) => state)];
      return { steps: states.map((state, at) => ({ label: led[at - 1] ?? null, state })), at: before.length };
    },
    take(steps, at) {
      const stepOf = (label: string | null | undefined, state: ThemeState): Step => ({
        label: () => label ?? '',
        state,
      });
      sides = [
        steps.slice(0, at).map(({ state }, index) => stepOf(steps[index + 1]?.label, state)),
        steps
          .slice(at + 1)
          .map(({ label, state }) => stepOf(label, state))
          .reverse(),
      ];
    },
    rewrite(change, current) {
      sides = sides.map((steps) =>
        steps
          .map((step) => ({ ...step, state: change(step.state) }))
          .filter(({ state }, at, moved) => !sameState(state, moved[at + 1]?.state ?? current)),
      ) as [Step[], Step[]];
    },
  };
}
