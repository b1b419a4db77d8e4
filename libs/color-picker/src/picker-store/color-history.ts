import type { PickerColor } from '@genmaster/color';

/** One colour that a gesture ended with, and the text it had. */
export interface ColorHistoryEntry {
  readonly color: PickerColor;
  readonly value: string;
}

/** The gestures of one choice, to go back and forward in. */
export interface ColorHistory {
  /** Adds the end of a gesture; what had been undone is gone then. */
  add(entry: ColorHistoryEntry): void;
  /** Starts over with one entry. */
  restart(entry: ColorHistoryEntry): void;
  back(): ColorHistoryEntry | null;
  forward(): ColorHistoryEntry | null;
  ends(): { readonly canUndo: boolean; readonly canRedo: boolean };
}

/** Older gestures than these are forgotten. */
const LONGEST = 100;

/** Keeps the gestures of one choice. */
export function createColorHistory(first: ColorHistoryEntry): ColorHistory {
  let entries = [first];
  let at = 0;
  return {
    add: (entry) => {
      if (entries[at]!.value === entry.value) return;
      entries = [...entries.slice(0, at + 1), entry].slice(-LONGEST);
      at = entries.length - 1;
    },
    restart: (entry) => {
      entries = [entry];
      at = 0;
    },
    back: () => (at > 0 ? entries[--at]! : null),
    forward: () => (at < entries.length - 1 ? entries[++at]! : null),
    ends: () => ({ canUndo: at > 0, canRedo: at < entries.length - 1 }),
  };
}
