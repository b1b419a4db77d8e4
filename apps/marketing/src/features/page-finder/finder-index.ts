import MiniSearch, { type Options, type SearchResult } from 'minisearch';

/** One place that can be found: a page, its demo, or one of its sections. */
export interface FinderEntry {
  /** Its address, with the `#anchor` of a section. */
  href: string;
  kind: 'page' | 'demo' | 'section';
  /** What it is called in the list of results. */
  name: string;
  /** What else it is found by. */
  text: string;
  /** Its area, as the menus call it. */
  area: string;
  /** The page that it is a part of; empty for pages. */
  page: string;
}

const RESULTS = 12;

/** A page counts more than its demo, and that more than one of its sections. */
const WEIGHT: Readonly<Record<FinderEntry['kind'], number>> = { page: 2, demo: 1.6, section: 1 };

const OPTIONS: Options<FinderEntry> = {
  idField: 'href',
  fields: ['name', 'text', 'area', 'page'],
  storeFields: ['kind', 'name', 'area', 'page'],
  searchOptions: {
    prefix: true,
    // Short words have too many neighbours.
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    boost: { name: 4, text: 2, area: 0.6, page: 0.8 },
    boostDocument: (_id, _term, stored) => WEIGHT[stored?.['kind'] as FinderEntry['kind']] ?? 1,
  },
};

/** Writes the index of some places as text: done once, when the site is built. */
export function printFinderIndex(entries: readonly FinderEntry[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** Finds the places that fit some words, the best first. */
export type FindPlaces = (words: string) => readonly Pick<FinderEntry, 'href' | 'name' | 'area' | 'page'>[];

/**
 * Reads an index that was written beforehand.
 *
 * All words have to fit; when no place has all of them, one is enough.
 */
export function readFinderIndex(text: string): FindPlaces {
  const index = MiniSearch.loadJSON(text, OPTIONS);
  return (words) => {
    const all = index.search(words, { combineWith: 'AND' });
    return (all.length > 0 ? all : index.search(words)).slice(0, RESULTS).map(placeOf);
  };
}

const placeOf = ({ id, name, area, page }: SearchResult) => ({ href: id as string, name, area, page }) as FinderEntry;
