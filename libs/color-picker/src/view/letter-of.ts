/**
 * Returns the Latin letter of a key press, in small; of a keyboard in another script, that of the place of the key.
 *
 * So shortcuts are the same keys while somebody writes Hindi or Greek. Browsers that fill in forms send presses without
 * a key.
 */
export const letterOf = ({ key = '', code = '' }: Partial<Pick<KeyboardEvent, 'key' | 'code'>>): string =>
  (/^[ -~]/.test(key) ? key : code.replace('Key', '')).toLowerCase();
