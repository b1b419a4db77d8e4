import type { PickerColor } from '@genmaster/color';

/** Colour and text at the end of one gesture. */
export interface ColorHistoryEntry {
  readonly color: PickerColor;
  readonly value: string;
  /** Whether the colour was taken away, which an empty value alone does not say. */
  readonly isCleared?: boolean;
}

/** Undo and redo history of the gestures of one choice. */
export interface ColorHistory {
  /** Adds the end of a gesture; undone entries are discarded. */
  add(entry: ColorHistoryEntry): void;
  /** Replaces the history by one entry. */
  restart(entry: ColorHistoryEntry): void;
  /** Gives each entry with this text another colour, because the text could not be read before. */
  recolor(value: string, color: PickerColor): void;
  back(): ColorHistoryEntry | null;
  forward(): ColorHistoryEntry | null;
  ends(): { readonly canUndo: boolean; readonly canRedo: boolean };
}

/** Maximum number of entries; older ones are discarded. */
const LONGEST = 100;

/** Creates the history of one choice. */
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
    recolor: (value, color) => {
      entries = entries.map((entry) => (entry.value === value ? { ...entry, color } : entry));
    },
    back: () => (at > 0 ? entries[--at]! : null),
    forward: () => (at < entries.length - 1 ? entries[++at]! : null),
    ends: () => ({ canUndo: at > 0, canRedo: at < entries.length - 1 }),
  };
}
