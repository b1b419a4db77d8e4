import * as v from 'valibot';
import type { SavedTheme } from '../core/saved-theme.ts';
import { isRecord } from '../core/is-record.ts';
import { readStoredTheme, toThemeRecord } from './saved-theme.ts';
import { saveThemeRecordSchema, storedThemeSchema } from './theme-record.ts';
import { MOST_THEMES } from './theme-name.ts';

const { id, json, mode, darkJson } = storedThemeSchema.entries;
// Longer than the limit of a name: `readThemeName` counts visible characters, and one can be several code units.
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(480));

/** Schema of one theme of an account. */
export const namedThemeSchema = v.strictObject({
  ...storedThemeSchema.entries,
  /** Name given by the user; `null` if there is none. */
  name: v.nullable(v.string()),
  /** Whether it is the theme that the endpoints of a single theme use. */
  isInUse: v.boolean(),
});

/** Response: all themes of an account. */
export const themeListAnswerSchema = v.strictObject({
  status: v.literal(1),
  result: v.pipe(v.array(namedThemeSchema), v.maxLength(MOST_THEMES)),
});

/** Request: adds a theme to the account, without using it. */
export const createThemeRequestSchema = v.strictObject({
  name,
  menuPos: saveThemeRecordSchema.entries.menuPos,
  dTemplate: saveThemeRecordSchema.entries.dTemplate,
  json,
  mode,
  darkJson,
});

/** Request: renames a theme. */
export const renameThemeRequestSchema = v.strictObject({
  id,
  name,
  /** The previous name. If the theme has been renamed elsewhere since, it keeps that name. */
  replaces: v.nullable(v.pipe(v.string(), v.maxLength(480))),
});

/** Request: makes a theme the one in use. */
export const chooseThemeRequestSchema = v.strictObject({ id });

/** Request: deletes a theme that is not in use. */
export const deleteThemeRequestSchema = v.strictObject({
  id,
  /** The revision that the user saw. A theme that has changed since is not deleted. */
  revision: storedThemeSchema.entries.revision,
});

/** Response after a theme was created, renamed, chosen or deleted: the theme as it is, or was. */
export const namedThemeAnswerSchema = v.strictObject({ status: v.literal(1), result: namedThemeSchema });

/** One of several themes of an account, parsed. */
export interface ListedTheme {
  /** Name given by the user; `null` if there is none. */
  readonly name: string | null;
  /** Whether saves go to this theme. */
  readonly isInUse: boolean;
  readonly saved: SavedTheme;
}

/** Parses the list of all themes; leaves out entries that are not themes. */
export function readThemeList(answer: unknown): readonly ListedTheme[] {
  const list = isRecord(answer) && answer['status'] === 1 ? answer['result'] : null;
  return Array.isArray(list) ? list.flatMap((entry) => readListedTheme(entry) ?? []) : [];
}

/** Parses one of several themes; returns `null` if the entry is not a theme. */
export function readListedTheme(entry: unknown): ListedTheme | null {
  if (!isRecord(entry)) return null;
  const { name, isInUse } = entry;
  const saved = readStoredTheme(entry);
  if (!saved.recordId) return null;
  return { name: typeof name === 'string' && name !== '' ? name : null, isInUse: isInUse === true, saved };
}

/** Converts a copy to a request that adds it as a theme. */
export function toNewTheme(copy: SavedTheme, name: string): CreateThemeRequest {
  const { menuPos, dTemplate, json, mode, darkJson } = toThemeRecord(copy, { name, userId: '', sagClientId: '' });
  return { name, menuPos, dTemplate, json, mode, darkJson };
}

export type NamedTheme = v.InferOutput<typeof namedThemeSchema>;
export type ThemeListAnswer = v.InferOutput<typeof themeListAnswerSchema>;
export type CreateThemeRequest = v.InferOutput<typeof createThemeRequestSchema>;
export type RenameThemeRequest = v.InferOutput<typeof renameThemeRequestSchema>;
export type ChooseThemeRequest = v.InferOutput<typeof chooseThemeRequestSchema>;
export type DeleteThemeRequest = v.InferOutput<typeof deleteThemeRequestSchema>;
export type NamedThemeAnswer = v.InferOutput<typeof namedThemeAnswerSchema>;
