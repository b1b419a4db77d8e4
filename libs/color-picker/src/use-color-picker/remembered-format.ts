import { colorFormats, type ColorFormat } from '@genmaster/color';

const keyOf = (memory: boolean | string) => `gm-color-format${typeof memory === 'string' ? `:${memory}` : ''}`;

/** Reads the notation that a person chose last in this browser; null when there is none, or it may not be read. */
export function readRememberedFormat(memory: boolean | string | undefined): ColorFormat | null {
  if (!memory) return null;
  try {
    const text = localStorage.getItem(keyOf(memory));
    return colorFormats.find((format) => format === text) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the notation that a person chose, where the browser lets it. */
export function rememberFormat(memory: boolean | string | undefined, format: ColorFormat): void {
  if (!memory) return;
  try {
    localStorage.setItem(keyOf(memory), format);
  } catch {
    // Private windows and full stores forget; the choice holds for as long as the picker is there.
  }
}
