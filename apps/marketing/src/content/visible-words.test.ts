import { timesPlanned, visibleTextsOf, wordCount } from '../testing/visible-words.ts';
import { createPageDocuments } from './page-document.ts';
import { siteIdentity } from './site-identity.ts';
import { everyPage } from './site-map.ts';

/** Limits of the visible words per page: median and maximum. Disclosures and pictures do not count. */
const MEDIAN_WORDS = 400;
const MOST_WORDS = 500;

const documents = createPageDocuments(siteIdentity('https://site.example'));
const shown = everyPage.map((page) => {
  const view = documents(page.path).page;
  const words = visibleTextsOf({ page, view }).reduce((sum, text) => sum + wordCount(text), 0);
  return { path: page.path, words, planned: timesPlanned(view) };
});

it('has at most a few hundred visible words', () => {
  const counts = shown.map(({ words }) => words).toSorted((one, other) => one - other);

  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(MEDIAN_WORDS);
  expect(shown.filter(({ words }) => words > MOST_WORDS)).toEqual([]);
});

it('mentions at most once on a page that something is planned', () => {
  expect(shown.filter(({ planned }) => planned > 1)).toEqual([]);
});
