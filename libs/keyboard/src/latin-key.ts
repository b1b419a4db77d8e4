/** The part of a keyboard event that names the key. */
export type PressedKey = Partial<Pick<KeyboardEvent, 'key' | 'code'>>;

const SIGNS: Readonly<Record<string, string>> = { Slash: '/', Backslash: '\\' };

/**
 * Returns the key of a press, letters in small; on a keyboard of another script, the Latin key at the same place.
 *
 * So shortcuts are the same keys while somebody writes Hindi or Greek. Browsers that fill in forms send presses without
 * a key.
 */
export const latinKey = ({ key = '', code = '' }: PressedKey): string =>
  (/^[ -~]/.test(key) ? key : (SIGNS[code] ?? code.replace('Key', ''))).toLowerCase();
