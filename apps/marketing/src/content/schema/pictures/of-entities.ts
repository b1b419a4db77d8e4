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

/** The form of a definition, filled in. A value that breaks a rule shows the message of that rule. */
export const formPicture = v.strictObject({
  picture: v.literal('form'),
  ...entityEntries,
  /** What is typed, by the ids of the fields. @default the values of the first sample row */
  values: v.optional(v.record(v.string(), v.string())),
  /** @default Save and Clear */
  actions: v.optional(v.array(words)),
});

/** The grid of a definition. Rows of its own must keep every rule; else sample rows are made. */
export const gridPicture = v.strictObject({
  picture: v.literal('grid'),
  ...entityEntries,
  /** How many sample rows, or the rows themselves, by the ids of the fields. @default 5 */
  rows: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.array(v.record(v.string(), cell))])),
  /** Names of views above the grid; the first is chosen. */
  views: v.optional(v.array(words)),
});

/** The calls of a definition’s API. */
export const apiPicture = v.strictObject({ picture: v.literal('api'), ...entityEntries });

/** One row as the API answers it. */
export const jsonPicture = v.strictObject({ picture: v.literal('json'), ...entityEntries });

/** The script of a definition for one engine. */
export const sqlPicture = v.strictObject({
  picture: v.literal('sql'),
  ...entityEntries,
  dialect: v.optional(words),
  /** @default both */
  part: v.optional(v.picklist(['table', 'query'])),
});

/** The words of a definition’s screens in Hindi; what waits for a translator says so. */
export const translationPicture = v.strictObject({ picture: v.literal('translation'), ...entityEntries });

/** What a renamed field changes in one of the generated files. */
export const renamePicture = v.strictObject({
  picture: v.literal('rename'),
  ...entityEntries,
  field: words,
  to: words,
  in: v.picklist(['form', 'grid', 'sql', 'translation']),
});

/** Groups and totals of sample rows, as bars with their figures. */
export const reportPicture = v.strictObject({
  picture: v.literal('report'),
  ...entityEntries,
  /** The choice field that makes the groups. */
  by: words,
  /** The number that is added up. @default the rows are counted */
  sum: v.optional(words),
  rows: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.array(v.record(v.string(), cell))])),
});

/** One form, as an application on a phone shows it. */
export const phonePicture = v.strictObject({
  picture: v.literal('phone'),
  ...entityEntries,
  values: v.optional(v.record(v.string(), v.string())),
  actions: v.optional(v.array(words)),
});

/** Five layers over one another, from the screen to the data, with the threads of three fields through all of them. */
export const layersPicture = v.strictObject({ picture: v.literal('layers'), ...entityEntries });
