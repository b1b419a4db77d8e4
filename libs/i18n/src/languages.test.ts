import { addressIn, canonicalAddress, languageOf } from './languages.ts';

const PAIRS = [
  ['/', '/hi'],
  ['/uniqueness', '/hi/uniqueness'],
  ['/uniqueness/power?demo=2#rules', '/hi/uniqueness/power?demo=2#rules'],
  ['/?demo=2', '/hi?demo=2'],
  ['/#questions', '/hi#questions'],
  ['/history', '/hi/history'],
] as const;

it.each(PAIRS)('pairs %s with %s, both ways', (english, hindi) => {
  expect(addressIn('hi', english)).toBe(hindi);
  expect(addressIn('en', hindi)).toBe(english);
  expect([languageOf(english), languageOf(hindi)]).toEqual(['en', 'hi']);
});

it('keeps an address that is in the language already', () => {
  expect(addressIn('hi', '/hi/uniqueness')).toBe('/hi/uniqueness');
  expect(addressIn('en', '/uniqueness')).toBe('/uniqueness');
});

it('returns the address of a page without its language', () => {
  expect(canonicalAddress('/hi/uniqueness')).toBe('/uniqueness');
  expect(canonicalAddress('/hi')).toBe('/');
});
