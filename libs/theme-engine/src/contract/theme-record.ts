import * as v from 'valibot';

/** Maximum length of the stored JSON texts, in characters. */
export const LONGEST_THEME_JSON = 65_536;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const jsonText = v.pipe(v.string(), v.maxLength(LONGEST_THEME_JSON));
/** The maximum of a 32-bit integer, which every database supports. */
const LAST_REVISION = 2_147_483_647;

const revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_REVISION));
// A save makes the next revision, which has to exist.
const baseRevision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_REVISION - 1));

/** Schema of the colour mode of a page. */
export const themeModeSchema = v.picklist(['light', 'dark', 'flately']);

/** Request: saves a theme. */
export const saveThemeRecordSchema = v.strictObject({
  id: v.nullable(id),
  name: v.pipe(v.string(), v.maxLength(128)),
  menuPos: v.picklist(['1', '2']),
  /** True for any dashboard except the first. */
  dTemplate: v.boolean(),
  /** The seven properties as JSON text. */
  json: jsonText,
  userId: id,
  sagClientId: v.pipe(v.string(), v.maxLength(128)),
  /** `I` for a first save, `U` for an update. */
  flag: v.picklist(['I', 'U']),
  /** The revision on which the edits are based; 0 for none. */
  revision: baseRevision,
  mode: v.nullable(themeModeSchema),
  /** `{ colors, own, light, flately }` as JSON text: colours set in other modes, and the variables the user changed. */
  darkJson: v.optional(jsonText),
});

/** Response to a saved theme. */
export const saveThemeAnswerSchema = v.strictObject({
  status: v.literal(1),
  result: v.strictObject({ id, revision, savedAt: v.string() }),
});

/** A stored theme in a response. */
export const storedThemeSchema = v.strictObject({
  id,
  json: jsonText,
  revision,
  mode: v.nullable(themeModeSchema),
  savedAt: v.string(),
  darkJson: v.optional(jsonText),
});

/** Response: the theme of a user. Status 0 means that none is saved. */
export const userThemeAnswerSchema = v.variant('status', [
  v.strictObject({ status: v.literal(0) }),
  v.strictObject({ status: v.literal(1), result: storedThemeSchema }),
]);

/** Response with status 409, a problem document: a newer copy was stored in the meantime; `newer` is that copy. */
export const themeConflictSchema = v.object({
  type: v.optional(v.string()),
  title: v.string(),
  status: v.literal(409),
  detail: v.optional(v.string()),
  requestId: v.optional(v.string()),
  newer: storedThemeSchema,
});

/**
 * Response with status 412 to a save with `If-Match: "<revision>"`: the stored theme has another revision.
 *
 * A problem document with one more member, `current`: the stored copy, so that the user can keep their own or take
 * this one.
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
