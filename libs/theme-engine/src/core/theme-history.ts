import { sameState, type ThemeState } from './theme-state.ts';

/** What to call a step, and the state on its other side. */
interface Step {
  label: string;
  state: ThemeState;
}

/** Steps back and forth over finished gestures. */
export interface ThemeHistory {
  /** Remembers the state a finished gesture started from. Forgets what was undone. */
  record: (label: string, before: ThemeState) => void;
  /** Gives the state one step away, or `null` at the end. */
  step: (direction: 'undo' | 'redo', from: ThemeState) => ThemeState | null;
  labels: () => { undoLabel: string | null; redoLabel: string | null };
  /** Rewrites remembered states; steps that no longer change anything go. */
  rewrite: (change: (state: ThemeState) => ThemeState, current: ThemeState) => void;
}

export function createHistory(limit: number): ThemeHistory {
  const steps: Record<'undo' | 'redo', Step[]> = { undo: [], redo: [] };
  return {
    record(label, state) {
      steps.undo.push({ label, state });
      steps.undo.splice(0, steps.undo.length - limit);
      steps.redo = [];
    },
    step(direction, from) {
      const step = steps[direction].pop();
      if (!step) return null;
      steps[direction === 'undo' ? 'redo' : 'undo'].push({ label: step.label, state: from });
      return step.state;
    },
    labels: () => ({ undoLabel: steps.undo.at(-1)?.label ?? null, redoLabel: steps.redo.at(-1)?.label ?? null }),
    rewrite(change, current) {
      for (const side of ['undo', 'redo'] as const) {
        const moved = steps[side].map(({ label, state }) => ({ label, state: change(state) }));
        steps[side] = moved.filter(({ state }, at) => !sameState(state, moved[at + 1]?.state ?? current));
      }
    },
  };
}
