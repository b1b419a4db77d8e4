import * as v from 'valibot';

export const words = v.pipe(v.string(), v.nonEmpty());

/** What every window can say about itself. */
export const windowEntries = {
  /** Name at the left of its bar. @default what it shows */
  title: v.optional(words),
  /** Count or kind at the right of its bar. */
  note: v.optional(words),
  /** A line below. */
  foot: v.optional(words),
  /** Tagged as planned, in these words or in the usual one. */
  planned: v.optional(v.union([v.literal(true), words])),
  /** In the colours of the stage. @default for source and calls, true */
  ink: v.optional(v.boolean()),
};

/** What a picture of a definition shows of it. */
export const entityEntries = {
  ...windowEntries,
  /** Name of the definition: one of `PICTURE_ENTITIES`. */
  of: words,
  /** Ids of the fields, in order. @default all */
  fields: v.optional(v.array(words)),
  /** Ids of at most three fields that carry a thread. @default the first three shown */
  threads: v.optional(v.pipe(v.array(words), v.maxLength(3))),
};

/** Where a line, a row or a value stands. */
export const tone = v.picklist(['ok', 'warn', 'no', 'mut', 'info']);

/** Words that carry a thread in a listing: the first, the second and the third; an empty one leaves its thread out. */
export const threadWords = v.optional(v.pipe(v.array(v.string()), v.maxLength(3)));
