import * as v from 'valibot';

/** Checks a passage that came with an index. */
export const passageSchema = v.object({
  /** The page’s address, with the `#anchor` of the passage’s section. */
  href: v.pipe(v.string(), v.startsWith('/')),
  /** Name of the page. */
  page: v.string(),
  /** Heading of the section. */
  heading: v.string(),
  /** The sentences, letter for letter. */
  text: v.string(),
});

/** A few sentences of a page that stand together: what an answer quotes. */
export type Passage = v.InferOutput<typeof passageSchema>;

/** What the pages say to a question. */
export interface GuideAnswer {
  /** Passages that hold the question’s words, the best first; empty when none holds enough of them. */
  passages: readonly Passage[];
  /** Words of the question that nothing which was found has. */
  missing: readonly string[];
  /** Where to go on looking when there is no answer. */
  nearest: readonly Passage[];
}
