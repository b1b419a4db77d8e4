import type { PickerColor } from '@genmaster/color';

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
export interface HeldState {
  readonly color: PickerColor;
  readonly value: string;
  readonly isCommitted: boolean;
}
