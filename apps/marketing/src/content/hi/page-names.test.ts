import { AREA_IDS } from '../page-content.ts';
import { pages } from '../site-map.ts';
import { hindiNames } from '../hindi-names.ts';
import { areaNames, menuNames } from './page-names.ts';

const names = Object.values(hindiNames).map(({ name }) => name);
const summaries = Object.values(hindiNames).map(({ summary }) => summary);
const repeats = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('contains a Hindi name for every page of the site, and for no other address', () => {
  expect(Object.keys(hindiNames).sort()).toEqual(pages.map(({ path }) => path as string).sort());
  expect(Object.keys(areaNames)).toEqual([...AREA_IDS]);
});

it('keeps menu lines within 70 characters', () => {
  expect(summaries.filter((summary) => [...summary].length > 70)).toEqual([]);
});

it('never contains a name twice', () => {
  expect(repeats(names)).toEqual([]);
  expect(repeats(summaries)).toEqual([]);
});

it('has menu lines in Devanagari, as sentences', () => {
  expect(summaries.filter((summary) => !/^[\p{Script=Devanagari}A-Z].*।$/u.test(summary))).toEqual([]);
});

it('has no English words except those that Hindi readers write in Latin script', () => {
  const latin = [...names, ...summaries, ...Object.values(areaNames), ...Object.values(menuNames)].flatMap(
    (text) => text.match(/[A-Za-z]+/g) ?? [],
  );

  expect([...new Set(latin)].sort()).toEqual(['AI', 'API', 'Genmaster', 'IDE', 'OpenAPI', 'SQL', 'UI']);
});
