import * as v from 'valibot';
import { entityEntries, words } from './window.ts';

const cell = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** A definition as a card: its fields, their types and rules. */
export const definitionPicture = v.strictObject({
  picture: v.literal('definition'),
  ...entityEntries,
  /** A field that was just renamed, and its name before. */
  renamed: v.optional(v.strictObject({ field: words, from: words })),
});

/** The form of a definition, filled in. A value that breaks a rule shows its error message. */
export const formPicture = v.strictObject({
  picture: v.literal('form'),
  ...entityEntries,
  /** Input values by the ids of the fields. @default the values of the first sample row */
  values: v.optional(v.record(v.string(), v.string())),
  /** Labels of the buttons. @default Save and Clear */
  actions: v.optional(v.array(words)),
});

/** The grid of a definition. Given rows must satisfy every rule; without them there are sample rows. */
export const gridPicture = v.strictObject({
  picture: v.literal('grid'),
  ...entityEntries,
  /** Number of sample rows, or the rows themselves, by the ids of the fields. @default 5 */
  rows: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.array(v.record(v.string(), cell))])),
  /** Names of views above the grid; the first is selected. */
  views: v.optional(v.array(words)),
});

/** The calls of a definition’s API. */
export const apiPicture = v.strictObject({ picture: v.literal('api'), ...entityEntries });

/** One row as the response of the API. */
export const jsonPicture = v.strictObject({ picture: v.literal('json'), ...entityEntries });

/** The script of a definition for one engine. */
export const sqlPicture = v.strictObject({
  picture: v.literal('sql'),
  ...entityEntries,
  dialect: v.optional(words),
  /** Part of the script. @default both */
  part: v.optional(v.picklist(['table', 'query'])),
});

/** The texts of a definition’s screens in Hindi; texts without a translation are marked. */
export const translationPicture = v.strictObject({ picture: v.literal('translation'), ...entityEntries });

/** The change that a renamed field makes in one of the generated files. */
export const renamePicture = v.strictObject({
  picture: v.literal('rename'),
  ...entityEntries,
  field: words,
  to: words,
  in: v.picklist(['form', 'grid', 'sql', 'translation']),
});

/** Groups and totals of sample rows, as bars with numbers. */
export const reportPicture = v.strictObject({
  picture: v.literal('report'),
  ...entityEntries,
  /** The choice field that defines the groups. */
  by: words,
  /** The number field that is summed. @default the rows are counted */
  sum: v.optional(words),
  rows: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.array(v.record(v.string(), cell))])),
});

/** One form in an application on a phone. */
export const phonePicture = v.strictObject({
  picture: v.literal('phone'),
  ...entityEntries,
  values: v.optional(v.record(v.string(), v.string())),
  actions: v.optional(v.array(words)),
});

/** Five stacked layers, from the screen to the data, with the threads of three fields through all of them. */
export const layersPicture = v.strictObject({ picture: v.literal('layers'), ...entityEntries });
