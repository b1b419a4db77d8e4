/** The part of a keyboard event that names the key. */
export type PressedKey = Partial<Pick<KeyboardEvent, 'key' | 'code'>>;

/** The part of a keyboard event that tells a shortcut. */
export interface PressedShortcut extends PressedKey {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { Slash: '/', Backslash: '\\' };

/**
 * Returns the key of a press, letters in small; on a keyboard of another script, the Latin key at the same place.
 *
 * So shortcuts are the same keys while somebody writes Hindi or Greek. Browsers that fill in forms send presses without
 * a key.
 */
export const latinKey = ({ key = '', code = '' }: PressedKey): string =>
  (/^[ -~]/.test(key) ? key : (SIGNS[code] ?? code.replace('Key', ''))).toLowerCase();

/**
 * Returns what a press does to a history: Ctrl or ⌘ with Z undoes; with Shift too, or Ctrl with Y, redoes.
 *
 * ⌘ with Y is a key of browsers. With Alt it does nothing: Windows reports AltGr, which writes letters such as the
 * Polish ż, as Ctrl with Alt.
 */
export function historyKey(press: PressedShortcut): 'undo' | 'redo' | null {
  if (press.altKey || !(press.ctrlKey || press.metaKey)) return null;
  const key = latinKey(press);
  if ((key === 'y' && press.ctrlKey) || (key === 'z' && press.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
}
