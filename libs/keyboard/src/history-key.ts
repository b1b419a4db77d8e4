import { latinKey, type PressedKey } from './latin-key.ts';

/** The part of a keyboard event that tells a shortcut. */
export interface PressedShortcut extends PressedKey {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Returns what a press does to a history: Ctrl or ⌘ with Z undoes; with Shift too, or Ctrl with Y, redoes.
 *
 * ⌘ with Y is a key of browsers. With Alt it does nothing: Windows reports AltGr, which writes letters such as the Polish ż, as Ctrl with Alt.
 */
export function historyKey(press: PressedShortcut): 'undo' | 'redo' | null {
  if (press.altKey || !(press.ctrlKey || press.metaKey)) return null;
  const key = latinKey(press);
  if ((key === 'y' && press.ctrlKey) || (key === 'z' && press.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
}
