import type MiniSearch from 'minisearch';

type StoredIndex = ReturnType<MiniSearch['toJSON']>;
type Postings = StoredIndex['index'][number][1][string];

/** An index in which the list of no word is longer than a limit. */
export interface BoundedIndex extends StoredIndex {
  /** Words that occur in more passages than their lists hold. */
  crowded: readonly string[];
}

/**
 * Shortens the list of each word to the passages that it ranks highest, `most` for each field, so that the time of an
 * answer and the size of the index do not grow with the site. Passages in no list are removed.
 *
 * @see https://nlp.stanford.edu/IR-book/html/htmledition/champion-lists-1.html
 */
export function withBestPostings(stored: StoredIndex, most: number): BoundedIndex {
  const crowded: string[] = [];
  const index = stored.index.map(([word, fields]): StoredIndex['index'][number] => {
    const lists = Object.entries(fields);
    if (lists.every(([, postings]) => sizeOf(postings) <= most)) return [word, fields];
    crowded.push(word);
    return [word, Object.fromEntries(lists.map(([field, postings]) => [field, best(postings, Number(field))]))];
  });
  const reached = new Set(index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)));
  return {
    ...stored,
    index,
    crowded,
    documentIds: pick(stored.documentIds, reached),
    fieldLength: pick(stored.fieldLength, reached),
    storedFields: pick(stored.storedFields, reached),
  };

  function best(postings: Postings, field: number): Postings {
    const average = stored.averageFieldLength[field]!;
    const weight = ([id, frequency]: [string, number]) =>
      weightOf(frequency, stored.fieldLength[id]![field]! / average);
    const entries = Object.entries(postings as Record<string, number>);
    return Object.fromEntries(entries.toSorted((one, other) => weight(other) - weight(one)).slice(0, most)) as Postings;
  }
}

/** Weight that orders passages by one word as BM25 does; `length` is that of the field as a share of the average. */
const weightOf = (frequency: number, length: number): number => frequency / (1 - LENGTH + LENGTH * length);

/** Influence of a field’s length on the score; MiniSearch’s default. */
const LENGTH = 0.7;

const sizeOf = (postings: Postings): number => Object.keys(postings).length;

const pick = <Value>(values: Record<string, Value>, ids: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)));
