import * as v from 'valibot';

export const words = v.pipe(v.string(), v.nonEmpty());

/** Entries of every window. */
export const windowEntries = {
  /** Name at the left of its bar. @default its content */
  title: v.optional(words),
  /** Count or kind at the right of its bar. */
  note: v.optional(words),
  /** A line below the content. */
  foot: v.optional(words),
  /** Tags the window as planned, with this text or the default one. */
  planned: v.optional(v.union([v.literal(true), words])),
  /** Whether it has the colours of the stage. @default for source and calls, true */
  ink: v.optional(v.boolean()),
};

/** Entries of every picture of a definition. */
export const entityEntries = {
  ...windowEntries,
  /** Name of the definition: one of `PICTURE_ENTITIES`. */
  of: words,
  /** Ids of the fields, in order. @default all */
  fields: v.optional(v.array(words)),
  /** Ids of at most three fields that carry a thread. @default the first three shown */
  threads: v.optional(v.pipe(v.array(words), v.maxLength(3))),
};

/** State of a line, a row or a value. */
export const tone = v.picklist(['ok', 'warn', 'no', 'mut', 'info']);

/** Words that carry the first, second and third thread in a listing; an empty one leaves its thread out. */
export const threadWords = v.optional(v.pipe(v.array(v.string()), v.maxLength(3)));
