import { entityTagOf, matchesEntityTag } from './entity-tag.ts';

it('has the same tag for the same text, and different tags for different texts', () => {
  expect(entityTagOf('{}')).toBe(entityTagOf('{}'));
  expect(entityTagOf('{}')).not.toBe(entityTagOf('{ }'));
  expect(entityTagOf('{}')).toMatch(/^"[\w-]{27}"$/);
});

it.each([
  { held: undefined, isSame: false },
  { held: '', isSame: false },
  { held: '"a"', isSame: true },
  { held: 'W/"a"', isSame: true },
  { held: '"b", W/"a"', isSame: true },
  { held: '*', isSame: true },
  { held: '"b"', isSame: false },
  { held: 'a', isSame: false },
])('returns $isSame for If-None-Match: $held', ({ held, isSame }) => {
  expect(matchesEntityTag(held, '"a"')).toBe(isSame);
});
