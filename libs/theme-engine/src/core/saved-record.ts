import { textOf } from './text-of.ts';
import type { SavedTheme } from './saved-theme.ts';
import type { NamedValues } from './theme-catalogue.ts';
import { isThemeMode } from './theme-mode.ts';
import { isRecord } from './is-record.ts';
import { openJson, type ThemeProperties } from './theme-envelope.ts';

/** A stored row with unvalidated values. */
export type RawSavedTheme = Readonly<
  Partial<
    Record<
      | 'recordId'
      | 'revision'
      | 'properties'
      | 'mode'
      /** `{ colors, own, light, flately }`, as JSON text or object: see `companionsOf`. */
      | 'companions'
      | 'savedAt',
      unknown
    >
  >
>;

/**
 * Normalises a stored row from any storage.
 *
 * Keeps the id of the row even when the rest is invalid, so that a save updates the row instead of adding a second
 * one. The values in its maps are validated when an engine loads the row, because only its catalogue knows the valid
 * names and values.
 */
export function readSavedRecord({
  recordId,
  revision,
  properties,
  mode,
  companions,
  savedAt,
}: RawSavedTheme): SavedTheme {
  const opened = openJson(properties) as ThemeProperties | null;
  const { colors, own, light, flately } = openJson(companions) ?? {};
  return {
    recordId: textOf(recordId),
    revision: Number.isSafeInteger(revision) ? Math.max(0, revision as number) : 0,
    properties: opened,
    mode: isThemeMode(mode) ? mode : null,
    ...(isRecord(colors) && { darkColors: colors as NamedValues }),
    ...(isRecord(light) && { lightColors: light as NamedValues }),
    ...(isRecord(flately) && { flatelyColors: flately as NamedValues }),
    ...(Array.isArray(own) && { ownNames: own }),
    ...(typeof savedAt === 'string' && { savedAt }),
    dropped: opened ? [] : [{ path: '', reason: 'unreadable' }],
  };
}

/**
 * Normalises a copy that a host passes in: a part of the wrong type counts as missing. A valid copy is returned itself.
 *
 * @example
 * soundCopy(null).properties; // null: the copy cannot be read
 */
export function soundCopy(input: unknown): SavedTheme {
  const given = (isRecord(input) ? input : {}) as Partial<SavedTheme>;
  const { darkColors: colors, ownNames: own, lightColors: light, flatelyColors: flately, dropped } = given;
  const read = readSavedRecord({ ...given, companions: { colors, own, light, flately } });
  const sound: SavedTheme = Array.isArray(dropped) ? { ...read, dropped } : read;
  const names = Object.keys({ ...given, ...sound }) as (keyof SavedTheme)[];
  return names.every((name) => sound[name] === given[name]) ? (given as SavedTheme) : sound;
}

/** Returns the data that the seven properties have no place for: colours of other modes, and the changed variables. */
export const companionsOf = ({ darkColors = {}, ownNames = [], lightColors, flatelyColors }: SavedTheme): object => ({
  colors: darkColors,
  own: ownNames,
  ...(lightColors && { light: lightColors }),
  ...(flatelyColors && { flately: flatelyColors }),
});
