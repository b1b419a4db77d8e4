import * as v from 'valibot';
import { threadWords, tone, windowEntries, words } from './window.ts';

const lineNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Hand-written source code, with its lines numbered from `from`. */
export const codePicture = v.strictObject({
  picture: v.literal('code'),
  ...windowEntries,
  code: words,
  threads: threadWords,
  from: v.optional(lineNumber),
  /** The current line. */
  now: v.optional(lineNumber),
  /** Lines with a breakpoint. */
  stops: v.optional(v.array(lineNumber)),
});

/** Lines that begin with a space, a plus or a minus. */
export const diffPicture = v.strictObject({
  picture: v.literal('diff'),
  ...windowEntries,
  lines: v.array(v.pipe(v.string(), v.regex(/^[ +-]/))),
  threads: threadWords,
});

/** A list with an answer at the end of each line. */
export const listPicture = v.strictObject({
  picture: v.literal('list'),
  ...windowEntries,
  items: v.array(
    v.strictObject({ text: words, note: v.optional(words), answer: v.optional(words), tone: v.optional(tone) }),
  ),
});

/** Values that wait for a decision, each with its reason. */
export const proposalPicture = v.strictObject({
  picture: v.literal('proposal'),
  ...windowEntries,
  items: v.array(
    v.strictObject({
      label: words,
      value: words,
      why: v.optional(words),
      state: v.picklist(['accepted', 'refused', 'open']),
    }),
  ),
});

/** An access policy: one line per rule, with its decision. */
export const policyPicture = v.strictObject({
  picture: v.literal('policy'),
  ...windowEntries,
  rules: v.array(v.strictObject({ who: words, may: words, on: words, allowed: v.boolean() })),
});

/** Files in their folders. */
export const treePicture = v.strictObject({
  picture: v.literal('tree'),
  ...windowEntries,
  items: v.array(
    v.strictObject({
      name: words,
      /** Number of folders that contain it. @default 0 */
      depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
      /** `chosen` for the selected file, `quiet` for a generated one. */
      look: v.optional(v.picklist(['chosen', 'quiet'])),
      note: v.optional(words),
    }),
  ),
});

/** A table of any content. */
export const tablePicture = v.strictObject({
  picture: v.literal('table'),
  ...windowEntries,
  columns: v.array(words),
  rows: v.array(v.array(words)),
  numeric: v.optional(v.array(v.number())),
});

/** Plain text in which some words carry a thread. */
export const textPicture = v.strictObject({
  picture: v.literal('text'),
  ...windowEntries,
  text: words,
});

/** One large sentence, and small facts below it. */
export const wordsPicture = v.strictObject({
  picture: v.literal('words'),
  text: words,
  lang: v.optional(v.literal('hi')),
  facts: v.optional(v.array(words)),
});

/** The colours and the button of the current theme. */
export const themePicture = v.strictObject({ picture: v.literal('theme'), ...windowEntries });

/** A static picture of the colour picker. */
export const pickerPicture = v.strictObject({ picture: v.literal('picker') });
