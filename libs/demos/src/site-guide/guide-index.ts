import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { parse } from 'valibot';
import { stemOf, subjectOf, wordsIn } from './guide-words.ts';
import { passageSchema, type GuideAnswer, type Passage } from './passage.ts';

/** Share of the question’s words that a passage must contain to count as an answer. */
const ENOUGH = 0.75;

/** Minimum score of a further passage, as a share of the best score. */
const BESIDE = 0.7;

const MOST_PASSAGES = 3;

type Entry = Passage & { id: number };

const OPTIONS: Options<Entry> = {
  fields: ['text', 'heading', 'page'],
  storeFields: ['href', 'page', 'heading', 'text'],
  tokenize: (text) => [...wordsIn(text)],
  processTerm: stemOf,
  searchOptions: { boost: { heading: 2, page: 1.5 }, fuzzy: (term) => (term.length > 5 ? 1 : false) },
};

/** Serialises the search index of the passages; done once, when the site is built. */
export function printGuideIndex(passages: readonly Passage[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return JSON.stringify(index);
}

/** Returns a function that answers questions from an index. The index is untrusted: it comes over the network. */
export function readGuideIndex(text: string): (question: string) => GuideAnswer {
  const index = MiniSearch.loadJSON(text, OPTIONS);
  return (question) => {
    const words = subjectOf(question);
    if (words.length === 0) return { passages: [], missing: [], nearest: [] };
    const results = index.search(words.join(' '));
    const stems = [...new Set(words.map(stemOf))];
    const heldBy = ({ queryTerms }: SearchResult) => new Set(queryTerms).size / stems.length;
    const good = results.filter((result) => heldBy(result) >= ENOUGH);
    const best = good[0];
    if (!best) return { passages: [], missing: missingIn(words, results), nearest: nearestOf(results) };
    const quoted = onceEach(good.filter(({ score }) => score >= best.score * BESIDE)).slice(0, MOST_PASSAGES);
    return { passages: quoted.map(passageOf), missing: missingIn(words, [best]), nearest: [] };
  };
}

const passageOf = (result: SearchResult): Passage => parse(passageSchema, result);

/** Keeps one passage per section. */
const onceEach = (results: readonly SearchResult[]): readonly SearchResult[] =>
  results.filter(({ href, heading }, place) => {
    const first = results.findIndex((other) => other['href'] === href && other['heading'] === heading);
    return first === place;
  });

/** Returns the words that no result contains. */
function missingIn(words: readonly string[], results: readonly SearchResult[]): readonly string[] {
  const held = new Set(results.flatMap(({ queryTerms }) => queryTerms));
  return words.filter((word) => !held.has(stemOf(word)));
}

/** Returns the best passages of two different pages. */
const nearestOf = (results: readonly SearchResult[]): readonly Passage[] =>
  results
    .filter(({ page }, place) => results.findIndex((other) => other['page'] === page) === place)
    .slice(0, 2)
    .map(passageOf);
