import * as v from 'valibot';

/** Most characters of the stored JSON texts. */
export const LONGEST_THEME_JSON = 65_536;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const jsonText = v.pipe(v.string(), v.maxLength(LONGEST_THEME_JSON));
// As far as every database counts.
const revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** The mode of a page. */
export const themeModeSchema = v.picklist(['light', 'dark', 'flately']);

/** What a client sends to store a theme. */
export const saveThemeRecordSchema = v.strictObject({
  id: v.nullable(id),
  name: v.pipe(v.string(), v.maxLength(128)),
  menuPos: v.picklist(['1', '2']),
  /** The dashboard flag: true for any dashboard but the first. */
  dTemplate: v.boolean(),
  /** The seven properties as text. */
  json: jsonText,
  userId: id,
  sagClientId: v.pipe(v.string(), v.maxLength(128)),
  /** `I` for a first save, `U` for an update. */
  flag: v.picklist(['I', 'U']),
  /** The revision that the edits started from; 0 for none. */
  revision,
  mode: v.nullable(themeModeSchema),
  /** `{ colors, own, light, flately }` as text: own colours of other modes, and which variables the user changed. */
  darkJson: v.optional(jsonText),
});

/** The answer to a stored theme. */
export const saveThemeAnswerSchema = v.strictObject({
  status: v.literal(1),
  result: v.strictObject({ id, revision, savedAt: v.string() }),
});

/** A stored theme on its way out. */
export const storedThemeSchema = v.strictObject({
  id,
  json: jsonText,
  revision,
  mode: v.nullable(themeModeSchema),
  savedAt: v.string(),
  darkJson: v.optional(jsonText),
});

/** The answer to the question for a user's theme; status 0 means none was saved. */
export const userThemeAnswerSchema = v.variant('status', [
  v.strictObject({ status: v.literal(0) }),
  v.strictObject({ status: v.literal(1), result: storedThemeSchema }),
]);

/** The answer with status 409: somebody stored a newer copy meanwhile, and here it is. */
export const themeConflictSchema = v.object({
  status: v.literal(409),
  title: v.string(),
  detail: v.optional(v.string()),
  newer: storedThemeSchema,
});

/**
 * The answer with status 412, to a save that said `If-Match: "<revision>"`: the stored theme has another revision.
 *
 * A problem document with one member more: the stored copy, for the person to
 * keep theirs or take this one.
 */
export const staleThemeSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.literal(412),
  detail: v.string(),
  requestId: v.optional(v.string()),
  current: storedThemeSchema,
});

export type SaveThemeRecord = v.InferOutput<typeof saveThemeRecordSchema>;
export type SaveThemeAnswer = v.InferOutput<typeof saveThemeAnswerSchema>;
export type StoredTheme = v.InferOutput<typeof storedThemeSchema>;
export type UserThemeAnswer = v.InferOutput<typeof userThemeAnswerSchema>;
export type ThemeConflict = v.InferOutput<typeof themeConflictSchema>;
export type StaleTheme = v.InferOutput<typeof staleThemeSchema>;
