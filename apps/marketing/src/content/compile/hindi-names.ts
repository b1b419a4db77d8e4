import type { PageNames } from '../schema/page-words.ts';
import type { PageSource } from './source.ts';

/** Returns the names of all pages in Hindi, by address. */
export const hindiNamesIn = (sources: readonly PageSource[]): Readonly<Record<string, PageNames>> =>
  Object.fromEntries(
    sources.map(({ facts, words }) => {
      const { name, summary } = words['hi']?.front.value ?? {};
      return [String(facts.value['address']), { name: String(name), summary: String(summary) }];
    }),
  );
