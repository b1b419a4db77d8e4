import type { PickerColor } from '@genmaster/color';
import type { ColorHistoryEntry } from './color-history.ts';

/** State of a store. */
export interface PickerState {
  readonly color: PickerColor;
  /** Exact text as it was last given or emitted. */
  readonly value: string;
  /** Latest message for screen readers. */
  readonly message: string;
  /** Text at the start of the current choice, which cancel restores. */
  readonly initialValue: string;
  /** Colour at the start of the current choice. */
  readonly initialColor: PickerColor;
  /** Whether the choice began without a colour, because that was taken away. */
  readonly wasCleared: boolean;
  /** Whether the colour was cleared: the value is empty and no colour is shown as chosen. */
  readonly isCleared: boolean;
  /** Whether there is a gesture to undo; `canRedo` is the same for redo. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Values that were committed, newest first. */
  readonly recent: readonly string[];
  /** Number of finished gestures; when it changes, hosts with a controlled value sync theirs. */
  readonly revision: number;
}

/** Saved state of a store, for `drop` to restore. */
export interface HeldState extends ColorHistoryEntry {
  /** Value of before the gesture that went on. */
  readonly before: string | null;
}

/** Returns the state in which a store begins. */
export const firstState = (value: string, color: PickerColor): PickerState => ({
  color,
  value,
  message: '',
  initialValue: value,
  initialColor: color,
  wasCleared: false,
  isCleared: false,
  canUndo: false,
  canRedo: false,
  recent: [],
  revision: 0,
});

/** Returns what a state shows now. */
export const entryOf = ({ color, value, isCleared }: PickerState): ColorHistoryEntry => ({ color, value, isCleared });

/** Returns what a state showed at the start of the current choice. */
export const startOf = ({ initialColor, initialValue, wasCleared }: PickerState): ColorHistoryEntry => ({
  color: initialColor,
  value: initialValue,
  isCleared: wasCleared,
});

/** Returns the change of a state whose choice begins with an entry. */
export const startAt = ({ color, value, isCleared = false }: ColorHistoryEntry) => ({
  initialColor: color,
  initialValue: value,
  wasCleared: isCleared,
});
