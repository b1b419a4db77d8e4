import { colorFormats, type ColorFormat } from '@genmaster/color';

const keyOf = (memory: boolean | string) => `gm-color-format${typeof memory === 'string' ? `:${memory}` : ''}`;

/** Reads the format that the user chose last in this browser; null if there is none or storage is not accessible. */
export function readRememberedFormat(memory: boolean | string | undefined): ColorFormat | null {
  if (!memory) return null;
  try {
    const text = localStorage.getItem(keyOf(memory));
    return colorFormats.find((format) => format === text) ?? null;
  } catch {
    return null;
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
