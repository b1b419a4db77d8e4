import * as v from 'valibot';

/** Schema that validates a passage from an index. */
export const passageSchema = v.object({
  /** Path of the page, with the `#anchor` of the section. */
  href: v.pipe(v.string(), v.startsWith('/')),
  page: v.string(),
  heading: v.string(),
  /** Text of the sentences, unchanged. */
  text: v.string(),
});

/** A few consecutive sentences of a page, to be quoted in an answer. */
export type Passage = v.InferOutput<typeof passageSchema>;

/** Answer of the site guide to a question. */
export interface GuideAnswer {
  /** Passages that contain enough of the question’s words, best first; empty when there are none. */
  passages: readonly Passage[];
  /** Words of the question that the best passage does not contain; without one, that no result contains. */
  missing: readonly string[];
  /** Passages to suggest when there is no answer. */
  nearest: readonly Passage[];
}
