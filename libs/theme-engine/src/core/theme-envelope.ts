import type { NamedValues } from './theme-catalogue.ts';

/** The seven properties of a saved theme, spelled as on the wire. */
export interface ThemeProperties {
  readonly selectedTheme: string;
  readonly selectedBackground: string;
  readonly themeColorScheme: string;
  readonly menuPosition: string;
  readonly selectedDashboard: string;
  readonly themeColors: NamedValues;
  readonly themeIcons: NamedValues;
}

/** Something of a saved theme that was not taken over, and why. */
export interface DroppedValue {
  /** The property, or for an entry of a map `themeColors.--name`; empty for the whole. */
  readonly path: string;
  readonly reason: 'unreadable' | 'missing' | 'bad-value' | 'unknown-name' | 'too-many' | 'reserved';
  /** Of a project’s own options: the property that was refused, what it held, as JSON, and what it has to be. */
  readonly field?: string;
  readonly value?: string;
  readonly rule?: string;
}

const LONGEST_JSON = 65_536;

/**
 * Opens an object, or JSON text of one, encoded once or twice.
 *
 * Text of more than 64 KiB is not looked at. Anything that is no plain map is `null`.
 */
export function openJson(input: unknown): Record<string, unknown> | null {
  let value = input;
  for (let level = 0; level < 2 && typeof value === 'string'; level++) {
    try {
      value = value.length > LONGEST_JSON ? null : JSON.parse(value);
    } catch {
      return null;
    }
  }
  return isRecord(value) ? value : null;
}

/** Tells a map from everything else that JSON can hold. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  !!value && typeof value === 'object' && !Array.isArray(value);
