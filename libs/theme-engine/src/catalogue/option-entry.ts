import { shownText } from '../core/text-of.ts';
import type { ThemeCatalogue } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import type { DroppedValue } from '../core/theme-envelope.ts';

/** Maximum number of entries of a list. */
export const MOST_ENTRIES = 64;

/** Reads one entry of the options of a project; returns an empty array for a rejected one, and records why. */
export type Read<T> = (
  raw: unknown,
  path: string,
  catalogue: ThemeCatalogue,
  dropped: DroppedValue[],
  isReserved?: (variable: string) => boolean,
) => T[];

/** Rules of several properties, as they are reported. */
export const RULES = {
  name: 'A text of 1 to 64 characters, one of which can be seen.',
  limit: 'A number, also as text: 16, "16" or "16px".',
  modes: 'Colors by variable, in one object or list for each mode: light, dark, flately.',
  option: 'A choice has a value, which is a word, a number with its unit, or a list of font families, and a label.',
};

/**
 * Returns the list of a property, and reports a value that is no list, or entries that are left out. A missing list is
 * empty.
 */
export function listIn(raw: Record<string, unknown>, field: string, path: string, dropped: DroppedValue[]): unknown[] {
  const { [field]: value } = raw;
  if (Array.isArray(value) && value.length > MOST_ENTRIES) {
    refuse(path, dropped, { reason: 'too-many', field, value: value.length, rule: `At most ${MOST_ENTRIES} entries.` });
  }
  if (value !== undefined && value !== null && !Array.isArray(value)) {
    refuse(path, dropped, { field, value, rule: 'A list.' });
  }
  return listOf(value);
}

/** Returns a text of at most 64 characters; an empty string for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= 64 ? value : '');

/** Returns a name without surrounding spaces; an empty string when it has no visible character. */
export const nameIn = (value: unknown): string =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(textOf(value)) ? textOf(value).trim() : '';

/** Returns true when a value was left out: JSON and database forms have three notations for that. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Lists the named values of a map, or of a list whose entries have a name and a value. */
export function namedValues(source: unknown, path: string, dropped: DroppedValue[]): (readonly [string, unknown])[] {
  if (!Array.isArray(source)) return Object.entries(isRecord(source) ? source : {}).slice(0, MOST_ENTRIES * 2);
  return source.slice(0, MOST_ENTRIES * 2).flatMap((entry, at) => {
    if (isRecord(entry) && textOf(entry['name'])) return [[textOf(entry['name']), entry['value']] as const];
    return refuse(`${path}.${at}`, dropped, { value: entry, rule: 'An entry of a list has a name and a value.' });
  });
}

/** Returns a list with at most `MOST_ENTRIES` entries; an empty one for any other value. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_ENTRIES) : []);

/** Records a rejected item: the field, its value and the rule that it breaks. */
export function refuse(
  path: string,
  dropped: DroppedValue[],
  { reason = 'bad-value', value, ...why }: Partial<Omit<DroppedValue, 'path' | 'value'>> & { value?: unknown },
): [] {
  dropped.push({ path, reason, ...why, value: value === undefined ? 'missing' : shownText(value) });
  return [];
}
