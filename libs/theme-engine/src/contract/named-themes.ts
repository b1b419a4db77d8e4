import * as v from 'valibot';
import type { SavedTheme } from '../core/saved-theme.ts';
import { isRecord } from '../core/theme-envelope.ts';
import { readStoredTheme, toThemeRecord } from './saved-theme.ts';
import { saveThemeRecordSchema, storedThemeSchema } from './theme-record.ts';
import { MOST_THEMES } from './theme-name.ts';

const { id, json, mode, darkJson } = storedThemeSchema.entries;
// Longer than a name may be: letters are counted by `readThemeName`, and one can be several characters.
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(480));

/** One of the themes of an account. */
export const namedThemeSchema = v.strictObject({
  ...storedThemeSchema.entries,
  /** What a person called it; `null` until somebody did. */
  name: v.nullable(v.string()),
  /** Whether it is the one that the calls of a single theme speak of. */
  isInUse: v.boolean(),
});

/** The answer to the question for all themes of an account. */
export const themeListAnswerSchema = v.strictObject({
  status: v.literal(1),
  result: v.pipe(v.array(namedThemeSchema), v.maxLength(MOST_THEMES)),
});

/** Keeps one more theme, beside the one in use. */
export const createThemeRequestSchema = v.strictObject({
  name,
  menuPos: saveThemeRecordSchema.entries.menuPos,
  dTemplate: saveThemeRecordSchema.entries.dTemplate,
  json,
  mode,
  darkJson,
});

/** Calls a theme by another name. */
export const renameThemeRequestSchema = v.strictObject({
  id,
  name,
  /** The name that it had when the new one was thought of; a name that it got elsewhere meanwhile stays. */
  replaces: v.nullable(v.pipe(v.string(), v.maxLength(480))),
});

/** Puts a theme into use. */
export const chooseThemeRequestSchema = v.strictObject({ id });

/** Takes a theme away. Not the one in use. */
export const deleteThemeRequestSchema = v.strictObject({
  id,
  /** The revision that the person saw; a theme that was changed since stays. */
  revision: storedThemeSchema.entries.revision,
});

/** The answer to a theme that was kept, renamed, put into use, or taken away: as it is, or was. */
export const namedThemeAnswerSchema = v.strictObject({ status: v.literal(1), result: namedThemeSchema });

/** One of several themes, read. */
export interface ListedTheme {
  /** What a person called it; `null` until somebody did. */
  readonly name: string | null;
  /** Whether it is the one that a save goes to. */
  readonly isInUse: boolean;
  readonly saved: SavedTheme;
}

/** Reads the answer to the question for all themes; what is no theme is left out. */
export function readThemeList(answer: unknown): readonly ListedTheme[] {
  const list = isRecord(answer) && answer['status'] === 1 ? answer['result'] : null;
  return Array.isArray(list) ? list.flatMap((entry) => readListedTheme(entry) ?? []) : [];
}

/** Reads one of several themes; `null` when there is none. */
export function readListedTheme(entry: unknown): ListedTheme | null {
  if (!isRecord(entry)) return null;
  const { name, isInUse } = entry;
  const saved = readStoredTheme(entry);
  if (!saved.recordId) return null;
  return { name: typeof name === 'string' && name !== '' ? name : null, isInUse: isInUse === true, saved };
}

/** Writes a copy as one more theme to keep. */
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
