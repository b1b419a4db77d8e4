import { isRecord } from './is-record.ts';
import type { NamedValues } from './theme-catalogue.ts';

/** The seven properties of a saved theme, with the names that the API uses. */
export interface ThemeProperties {
  readonly selectedTheme: string;
  readonly selectedBackground: string;
  readonly themeColorScheme: string;
  readonly menuPosition: string;
  readonly selectedDashboard: string;
  readonly themeColors: NamedValues;
  readonly themeIcons: NamedValues;
}

/** A value of a saved theme that was rejected, with the reason. */
export interface DroppedValue {
  /** The property, or `themeColors.--name` for an entry of a map; empty for the whole theme. */
  readonly path: string;
  readonly reason: 'unreadable' | 'missing' | 'bad-value' | 'unknown-name' | 'too-many' | 'reserved';
  /** For the options of a project: the rejected property, its value as JSON, and the rule that it must follow. */
  readonly field?: string;
  readonly value?: string;
  readonly rule?: string;
}

/** Longer JSON is not parsed. Characters. */
export const LONGEST_JSON = 65_536;

/**
 * Parses an object from an object or from JSON text, encoded once or twice.
 *
 * Returns `null` for text longer than 65,536 characters and for anything that is not a plain object.
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
