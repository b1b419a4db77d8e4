import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';

/** Entry of the index: a page, its demo, or one of its sections. */
export interface FinderEntry {
  /** Its address, with the `#anchor` of a section. */
  href: string;
  kind: 'page' | 'demo' | 'section';
  /** Its name in the list of results. */
  name: string;
  /** Further text that is searched. */
  text: string;
  /** Name of its area, as in the menus. */
  area: string;
  /** Name of the page that contains it; empty for pages. */
  page: string;
  /** Description in one sentence; empty for sections, because their heading describes them. */
  about: string;
}

/** Stored fields of a result. */
export type FoundPlace = Pick<FinderEntry, 'href' | 'name' | 'area' | 'page' | 'about'>;

const RESULTS = 12;

/** Boost by kind: a page ranks above its demo, and a demo above a section. */
const WEIGHT: Readonly<Record<FinderEntry['kind'], number>> = { page: 2, demo: 1.6, section: 1 };

const OPTIONS: Options<FinderEntry> = {
  idField: 'href',
  fields: ['name', 'text', 'about', 'area', 'page'],
  storeFields: ['kind', 'name', 'area', 'page', 'about'],
  searchOptions: {
    prefix: true,
    // One typing error in a short word, two in a longer one; none in words of two letters.
    fuzzy: (term) => (term.length > 5 ? 2 : term.length > 2 ? 1 : false),
    boost: { name: 4, text: 2, about: 2, area: 0.6, page: 0.8 },
    boostDocument: (_id, _term, stored) => WEIGHT[stored?.['kind'] as FinderEntry['kind']] ?? 1,
  },
};

/** Serialises the index of the entries as text: called once, when the site is built. */
export function printFinderIndex(entries: readonly FinderEntry[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** Returns the places that match a query, the best first. */
export type FindPlaces = (words: string) => readonly FoundPlace[];

/**
 * Reads an index that was built beforehand.
 *
 * All words have to match; when no place matches all of them, one is enough.
 */
export function readFinderIndex(text: string): FindPlaces {
  const index = MiniSearch.loadJSON(text, OPTIONS);
  return (words) => {
    const queries = wordsIn(words).map(withSwaps);
    const all = index.search({ combineWith: 'AND', queries });
    const found = (all.length > 0 ? all : index.search({ combineWith: 'OR', queries })).map(placeOf);
    return onceEach(found).slice(0, RESULTS);
  };
}

const wordsIn = (words: string): readonly string[] => words.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Returns a query for a word or for the same word with two neighbouring letters swapped: “gird” for “grid”. */
const withSwaps = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    word,
    ...Array.from({ length: word.length > 3 && word.length < 12 ? word.length - 1 : 0 }, (_, at) => ({
      queries: [word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)],
      fuzzy: false,
      prefix: false,
    })),
  ],
});

/** Removes a section or demo with the same name as its page when the page is in the list. */
function onceEach(places: readonly FoundPlace[]): readonly FoundPlace[] {
  const pages = new Set(places.filter(({ page }) => page === '').map(({ name }) => name));
  const seen = new Set<string>();
  return places.filter(({ name, page }) => {
    const key = `${name}\n${page}`;
    if (seen.has(key) || (page === name && pages.has(name))) return false;
    seen.add(key);
    return true;
  });
}

const placeOf = ({ id, name, area, page, about }: SearchResult) =>
  ({ href: id as string, name, area, page, about }) as FoundPlace;
