import type { SavedTheme } from './saved-theme.ts';
import type { ThemeMode } from './theme-catalogue.ts';
import { isRecord, openEnvelope, openMap, parseJson, type DroppedValue } from './theme-envelope.ts';

const modes: readonly unknown[] = ['light', 'dark', 'flately'] satisfies ThemeMode[];

/** Tells one of the three modes from anything else. */
export const isThemeMode = (value: unknown): value is ThemeMode => modes.includes(value);

/** A stored row before anything in it is trusted. */
export interface RawSavedTheme {
  readonly recordId?: unknown;
  readonly revision?: unknown;
  readonly properties?: unknown;
  readonly mode?: unknown;
  /** `{ colors, own }`, as text or object. */
  readonly companions?: unknown;
  readonly savedAt?: unknown;
}

/**
 * Brings a stored row into shape, whoever stored it.
 *
 * The row's id survives whatever is wrong with the rest, so that a save updates
 * it instead of adding a second one. Values are judged when the engine loads it.
 */
export function readSavedRecord(raw: RawSavedTheme): SavedTheme {
  const { properties, dropped } = openEnvelope(raw.properties);
  const { recordId, revision, mode, savedAt } = raw;
  return {
    recordId: typeof recordId === 'number' || typeof recordId === 'string' ? `${recordId}` : '',
    revision: Number.isSafeInteger(revision) && (revision as number) > 0 ? (revision as number) : 0,
    properties,
    mode: isThemeMode(mode) ? mode : null,
    ...readCompanions(raw.companions, dropped),
    ...(typeof savedAt === 'string' && { savedAt }),
    dropped,
  };
}

function readCompanions(input: unknown, dropped: DroppedValue[]): Pick<SavedTheme, 'darkColors' | 'ownNames'> {
  const value = typeof input === 'string' ? parseJson(input) : input;
  if (!isRecord(value)) return {};
  const { colors, own } = value;
  return {
    ...(isRecord(colors) && { darkColors: openMap('darkColors', colors, dropped) }),
    ...(Array.isArray(own) && { ownNames: own.filter((name) => typeof name === 'string').slice(0, 256) }),
  };
}
