import { absorbColor, sameColor } from '@genmaster/color';
import { resolveValue } from './late-value.ts';
import { startAt } from './picker-state.ts';
import type { StoreCell } from './store-cell.ts';

/** Answers of a host to the changes of a gesture. */
export interface HostAnswers {
  /** Expects no earlier text any more, because a gesture begins with this value. */
  startGesture(before: string): void;
  /** Expects a text that is being emitted. */
  expect(text: string): unknown;
  syncValue(value: string | null | undefined, isFinal?: boolean): boolean;
}

/** Creates the part of a store that tells a late answer of its host from a new value. */
export function createHostAnswers(cell: StoreCell): HostAnswers {
  // Texts that were emitted since the host's value last matched the store, and that newer ones have replaced.
  const unanswered = new Set<string>();
  // Emitted text that the host's own value has overruled.
  let overruled: string | undefined;
  // Whether a host has answered with a text that its old value had overruled. From then on the value of before a gesture
  // counts as late too, so that the next gestures go on from what is shown.
  let isSlow = false;

  return {
    startGesture(before) {
      if (isSlow) unanswered.add(before);
      else unanswered.clear();
    },
    expect: (text) => unanswered.add(text),
    syncValue(given, isFinal) {
      const next = typeof given === 'string' ? given : '';
      const { state, options } = cell;
      isSlow ||= next === overruled;
      const isLate = next !== state.value && unanswered.has(next) && (!isFinal || cell.before !== null);
      if (isLate) return true;
      if (next !== state.value && unanswered.has(state.value)) overruled = state.value;
      unanswered.clear();
      if (next === state.value) return false;
      const parsed = cell.read(next);
      const color = parsed ? cell.restrict(absorbColor(state.color, parsed)) : state.color;
      // A host that empties the value takes the colour away, as a person can.
      const isCleared = given === '';
      const entry = { value: next, color, isCleared };
      // An inline picker never opens, so a new value from the host is what its Cancel restores.
      const isNewChoice =
        options.commitOn !== 'accept' && (isCleared !== state.isCleared || !sameColor(color, state.color));
      if (isNewChoice) cell.history.restart(entry);
      cell.update({ ...entry, ...(isNewChoice && startAt(entry)), ...cell.history.ends() });
      resolveValue(cell, options.commitOn !== 'accept');
      return false;
    },
  };
}
