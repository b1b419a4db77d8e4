import { textOf } from './field-value.ts';
import type { SavedTheme } from './saved-theme.ts';
import type { NamedValues } from './theme-catalogue.ts';
import { isThemeMode } from './theme-mode.ts';
import { isRecord, openJson, type ThemeProperties } from './theme-envelope.ts';

/** A stored row before anything in it is trusted. */
export type RawSavedTheme = Readonly<
  Partial<
    Record<
      | 'recordId'
      | 'revision'
      | 'properties'
      | 'mode'
      /** `{ colors, own, light, flately }`, as text or object: see `companionsOf`. */
      | 'companions'
      | 'savedAt',
      unknown
    >
  >
>;

/**
 * Brings a stored row into shape, whoever stored it.
 *
 * The row's id survives whatever is wrong with the rest, so that a save updates
 * it instead of adding a second one. The values in its maps are judged when an
 * engine loads it, since only its catalogue knows what may be there.
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

/** Writes what the seven properties cannot say: the colours made in other modes, and which variables are own. */
export const companionsOf = ({ darkColors = {}, ownNames = [], lightColors, flatelyColors }: SavedTheme): object => ({
  colors: darkColors,
  own: ownNames,
  ...(lightColors && { light: lightColors }),
  ...(flatelyColors && { flately: flatelyColors }),
});
