import type { PickerColor } from '@genmaster/color';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import { createCalmListeners, type CalmListeners } from './calm-listeners.ts';
import { createColorHistory, type ColorHistory, type ColorHistoryEntry } from './color-history.ts';
import { entryOf, firstState, type PickerState } from './picker-state.ts';
import type { ColorDetails, PickerStoreOptions, PickerStoreStart } from './store-options.ts';
import { isAwaited, readValue, restrictColor, shownColor } from './value-color.ts';
import { formatOfText } from './value-text.ts';

/** State, options and history of one store, shared by the parts that change them. */
export interface StoreCell {
  readonly state: PickerState;
  readonly history: ColorHistory;
  readonly listeners: Set<() => void>;
  readonly calm: CalmListeners;
  options: PickerStoreOptions;
  /** Value of before the gesture that goes on; null before a gesture changes the value. */
  before: string | null;
  /** Whether the first colour could not be read, because its colour space was not loaded. */
  isUnread: boolean;
  /** Number of colours that were set or asked for so far. */
  turn: number;
  /** Changes the state and calls the listeners. */
  update(change: Partial<PickerState>, isMoving?: boolean): void;
  /** Returns the nearest colour that the options allow. */
  restrict(color: PickerColor): PickerColor;
  /** Returns the colour of a value as the options allow it; null if it cannot be read. */
  read(text: string): PickerColor | null;
  /** Returns the payload of an event about the current colour. */
  detailsOf(text: string): ColorDetails;
  /** Emits an exact text with its colour; returns false if the value was that text already. */
  emit(entry: ColorHistoryEntry, change?: Partial<PickerState>): boolean;
  /** Emits like `emit`, as a part of a gesture. */
  move(entry: ColorHistoryEntry): void;
  /** Reports a committed text, and keeps it among the recent ones. */
  emitCommit(text: string): void;
  /** Ends a gesture. */
  commit(): void;
}

/** Creates the shared part of a store. */
export function createStoreCell({ value: given, ...start }: PickerStoreStart): StoreCell {
  const listeners = new Set<() => void>();
  const calm = createCalmListeners();
  // Pages without types pass anything.
  const value = typeof given === 'string' ? given : '';
  let state = firstState(value, shownColor(value, start));

  const cell: StoreCell = {
    get state() {
      return state;
    },
    history: createColorHistory(entryOf(state)),
    listeners,
    calm,
    options: start,
    before: null,
    isUnread: isAwaited(value, start),
    turn: 0,
    update(change, isMoving) {
      if (change.color) cell.turn += 1;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
      calm.notify(isMoving);
    },
    restrict: (color) => restrictColor(color, cell.options),
    read: (text) => readValue(text, cell.options),
    detailsOf: (text) => ({
      value: text,
      format: formatOfText(text, cell.options.outputFormat),
      color: state.color,
    }),
    emit({ color, value, isCleared = false }, change) {
      const hasChanged = value !== state.value;
      cell.update({ ...change, color, value, isCleared });
      if (hasChanged) cell.options.onValueChange?.(cell.detailsOf(value));
      return hasChanged;
    },
    move(entry) {
      const { value } = state;
      if (cell.emit(entry)) cell.before ??= value;
    },
    emitCommit(text) {
      if (text) cell.update({ recent: addRecentColor(state.recent, text) });
      cell.options.onValueCommit?.(cell.detailsOf(text));
    },
    commit() {
      const { before } = cell;
      if (before === null) return;
      cell.before = null;
      cell.history.add(entryOf(state));
      if (cell.options.commitOn !== 'accept' && before !== state.value) cell.emitCommit(state.value);
      cell.update({ ...cell.history.ends(), revision: state.revision + 1 });
    },
  };
  return cell;
}
