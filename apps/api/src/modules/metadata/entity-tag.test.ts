import { entityTagOf, matchesEntityTag } from './entity-tag.ts';

it('gives the same text the same tag, and another text another', () => {
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
])('answers $isSame for If-None-Match: $held', ({ held, isSame }) => {
  expect(matchesEntityTag(held, '"a"')).toBe(isSame);
});
