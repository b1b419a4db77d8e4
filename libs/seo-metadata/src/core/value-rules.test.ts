import { valueProblem, type ScalarValue } from './value-rules.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const problem = (property: string, value: unknown) => valueProblem(property, value as ScalarValue, NOW);

it.each<{ property: string; values: readonly unknown[] }>([
  { property: 'price', values: [0, 12.5, '0', '9.99', '12'] },
  { property: 'availability', values: ['PreOrder', 'https://schema.org/InStock', 'http://schema.org/SoldOut'] },
  { property: 'inLanguage', values: ['en', 'hi', 'pt-BR', 'zh-Hant-TW', 'de-CH-1996', 'en-x-house', 'tlh'] },
  { property: 'availableLanguage', values: ['Hindi', 'हिन्दी', 'en', 'Brazilian Portuguese'] },
  { property: 'uploadDate', values: ['2026-02-03T10:00:00+05:30', '2026-03-01T12:00:00Z'] },
  { property: 'datePublished', values: ['2026-03-01', '2026-03-02', '2026-01-01T00:00Z'] },
  { property: 'foundingDate', values: ['1999', '1999-05', '1999-05-31'] },
  { property: 'releaseDate', values: ['2030-01-01'] },
  { property: 'duration', values: ['PT9S', 'PT1M35.5S', 'P1DT2H', 'P2W'] },
  { property: 'startOffset', values: [0, 5.5] },
  { property: 'position', values: [1, '2'] },
  { property: 'ratingValue', values: [4.5, '88'] },
  { property: 'isAccessibleForFree', values: [true, 'False'] },
  { property: 'closes', values: ['18:00', '18:00:30+05:30', '24:00', '24:00:00'] },
  { property: 'anythingElse', values: ['', null, true] },
])('$property may be $values', ({ property, values }) => {
  expect(values.map((value) => problem(property, value))).toEqual(values.map(() => null));
});

it.each<{ property: string; values: readonly unknown[] }>([
  { property: 'price', values: ['free', ' ', '', true, '0x10', 'Infinity', '1e3', '1,000', '-1', -1, NaN, null, '₹5'] },
  { property: 'priceCurrency', values: ['₹', 'inr', 'rupees', 4] },
  { property: 'availability', values: ['PREORDER', 'coming soon', 'https://schema.org/Soon', '', true] },
  { property: 'inLanguage', values: ['Klingon?', 'Klingon', 'english', 'e', 'en_US', 'en-', '', 7] },
  { property: 'availableLanguage', values: ['Klingon?', '<b>', '1'] },
  { property: 'uploadDate', values: ['2026-02-03', '2026-02-03T10:00:00', '2999-01-01T00:00:00Z', 'yesterday'] },
  { property: 'dateModified', values: ['2999-01-01', '2026-02-31', '2026-13-01', '2026-02-03T25:00Z', 'TBD'] },
  { property: 'foundingDate', values: ['2999', '1999-13', '99', 'May 1999', '', 1999] },
  { property: 'releaseDate', values: ['TBD', '2026-02-30'] },
  { property: 'duration', values: ['P10M', 'P0W', 'PW', 'P1W2D', '3 seconds', 'PT', 'PT0S', 9] },
  { property: 'startOffset', values: ['5', -1] },
  { property: 'position', values: [1.5, 'first', true] },
  { property: 'ratingValue', values: ['4,5', 'good'] },
  { property: 'isFamilyFriendly', values: ['yes'] },
  { property: 'closes', values: ['24:01', '24:00:01', '25:00', '9:00', '6 pm'] },
])('$property may not be $values', ({ property, values }) => {
  expect(values.filter((value) => problem(property, value) === null)).toEqual([]);
});
