import * as v from 'valibot';

/** Text with inline marks: code in backticks, `:f1[a field]`, `:ok[a state]` and `~~removed~~`. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An anchor: kebab-case, unique on its page. */
export const anchor = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** An address of the site map with an optional query or anchor, or an anchor of this page. */
export const address = v.custom<`/${string}` | `#${string}`>(
  (value) => typeof value === 'string' && /^[/#]/.test(value),
  'Expected an address that begins with / or #',
);

/** A link with its label, and in a list one reason to follow it. */
export const link = v.strictObject({ href: address, label: text, note: v.optional(text) });

/** Backgrounds of a band. Two stages never follow one another. */
export const GROUNDS = ['paper', 'tinted', 'stage'] as const;

export type Ground = (typeof GROUNDS)[number];

export const ground = v.picklist(GROUNDS);

/** Entries of the head of every band: one heading, at most two sentences, one link. */
export const bandHead = {
  id: v.optional(anchor),
  ground: v.optional(ground),
  heading: text,
  lead: v.optional(text),
  link: v.optional(link),
};
