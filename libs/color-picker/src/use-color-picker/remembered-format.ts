import type { ColorFormat } from '@genmaster/color';
import { knownFormat } from './known-formats.ts';

const keyOf = (memory: boolean | string) => `gm-color-format${typeof memory === 'string' ? `:${memory}` : ''}`;

/** Reads the format that the user chose last in this browser; undefined if there is none or storage is not accessible. */
export function readRememberedFormat(memory: boolean | string | undefined): ColorFormat | undefined {
  try {
    return memory ? knownFormat(localStorage.getItem(keyOf(memory))) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the format that the user chose, if the browser permits it. */
export function rememberFormat(memory: boolean | string | undefined, format: ColorFormat): void {
  if (!memory) return;
  try {
    localStorage.setItem(keyOf(memory), format);
  } catch {
    // Private windows and full storage refuse; the choice then lasts as long as the picker.
  }
}
