import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import * as v from 'valibot';
import { withBestPostings, type BoundedIndex } from './best-postings.ts';
import { stemOf, subjectOf, wordsIn } from './guide-words.ts';
import { passageSchema, type GuideAnswer, type Passage } from './passage.ts';

/** Share of the question’s words that a passage must contain to count as an answer. */
const ENOUGH = 0.75;

/** Minimum score of a further passage, as a share of the best score. */
const BESIDE = 0.7;

const MOST_PASSAGES = 3;

/** Maximum length of a word’s list for one field; today no subject word occurs in that many passages. */
const MOST_POSTINGS = 500;

/** Number of best passages that are read directly when a word of the question occurs in more passages than that. */
const MOST_READ = 100;

type Entry = Passage & { id: number };

const OPTIONS: Options<Entry> = {
  fields: ['text', 'heading', 'page'],
  storeFields: ['href', 'page', 'heading', 'text'],
  tokenize: (text) => [...wordsIn(text)],
  processTerm: stemOf,
  searchOptions: { boost: { heading: 2, page: 1.5 }, fuzzy: (term) => (term.length > 5 ? 1 : false) },
};

/** Serialises the search index of the passages; done once, when the site is built. */
export function printGuideIndex(passages: readonly Passage[], mostPostings = MOST_POSTINGS): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return JSON.stringify(withBestPostings(index.toJSON(), mostPostings));
}

/** Returns a function that answers questions from an index. The index is untrusted: it comes over the network. */
export function readGuideIndex(text: string): (question: string) => GuideAnswer {
  const stored = JSON.parse(text) as BoundedIndex;
  const crowded = new Set(v.parse(v.array(v.string()), stored.crowded));
  const index = MiniSearch.loadJS(stored, OPTIONS);
  return (question) => {
    const words = subjectOf(question);
    if (words.length === 0) return { passages: [], missing: [], nearest: [] };
    const results = index.search(words.join(' '));
    const stems = [...new Set(words.map(stemOf))];
    const read = new Set(stems.some((stem) => crowded.has(stem)) ? results.slice(0, MOST_READ) : []);
    const heldBy = (result: SearchResult) =>
      new Set([...result.queryTerms, ...(read.has(result) ? stemsIn(result) : [])]);
    const isEnough = (result: SearchResult) => {
      const held = heldBy(result);
      return stems.filter((stem) => held.has(stem)).length / stems.length >= ENOUGH;
    };
    const best = results.find(isEnough);
    if (!best) {
      const held = new Set(results.flatMap(({ queryTerms }) => queryTerms));
      return { passages: [], missing: missingIn(words, held), nearest: nearestOf(results) };
    }
    const beside = results.filter((result) => result.score >= best.score * BESIDE && isEnough(result));
    const keyOf = ({ href, heading }: SearchResult) => `${href}\n${heading}`;
    const quoted = firstOfEach(beside, { keyOf, most: MOST_PASSAGES });
    return { passages: quoted.map(passageOf), missing: missingIn(words, heldBy(best)), nearest: [] };
  };
}

const passageOf = (result: SearchResult): Passage => v.parse(passageSchema, result);

/**
 * Returns the stems of a passage itself: the passage may be missing from the shortened list of a word that it contains.
 */
const stemsIn = ({ page, heading, text }: SearchResult): readonly string[] =>
  wordsIn(`${page} ${heading} ${text}`).map(stemOf);

/** Returns the words whose stems are missing. */
const missingIn = (words: readonly string[], held: ReadonlySet<string>): readonly string[] =>
  words.filter((word) => !held.has(stemOf(word)));

/** Returns the best passages of two different pages. */
const nearestOf = (results: readonly SearchResult[]): readonly Passage[] =>
  firstOfEach(results, { keyOf: ({ page }) => page, most: 2 }).map(passageOf);

/** Returns the first result of each key, `most` of them. */
function firstOfEach(
  results: readonly SearchResult[],
  { keyOf, most }: { keyOf: (result: SearchResult) => string; most: number },
): readonly SearchResult[] {
  const found = new Map<string, SearchResult>();
  for (const result of results) {
    if (found.size === most) break;
    const key = keyOf(result);
    if (!found.has(key)) found.set(key, result);
  }
  return [...found.values()];
}
