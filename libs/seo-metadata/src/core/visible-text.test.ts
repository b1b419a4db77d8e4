import fc from 'fast-check';
import { visibleText } from './visible-text.ts';

it.each([
  { what: 'zero-width spaces', text: 'Gen\u200Bmaster\u2060', seen: 'Genmaster' },
  { what: 'soft hyphens', text: 'low\u00ADcode', seen: 'lowcode' },
  { what: 'fillers', text: '\u3164\u115F\u1160\uFFA0', seen: '' },
  { what: 'the Mongolian separator', text: '\u180E', seen: '' },
  { what: 'a byte order mark', text: '\uFEFFTitle', seen: 'Title' },
  { what: 'tags outside a flag', text: 'a\u{E0041}b', seen: 'ab' },
  { what: 'direction marks', text: '\u200Ea\u200Fb\u061C', seen: 'ab' },
  { what: 'overrides and controls, which become blanks', text: 'a\u202Eb\u0000c', seen: 'a b c' },
  { what: 'joiners alone', text: '\u200D\u200C', seen: '' },
  { what: 'an empty braille cell', text: '\u2800', seen: '' },
  { what: 'noncharacters', text: 'a\uFFFE', seen: 'a' },
])('removes $what', ({ text, seen }) => {
  expect(visibleText(text)).toBe(seen);
});

it.each([
  { what: 'a joiner in Hindi', text: 'क्\u200Dष' },
  { what: 'a non-joiner in Persian', text: 'می\u200Cخواهم' },
  { what: 'an emoji of several', text: '👩🏽\u200D💻' },
  { what: 'the look of an emoji', text: '❤\uFE0F 1\uFE0F\u20E3' },
  { what: 'the flag of a region', text: '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}' },
])('keeps $what', ({ text }) => {
  expect(visibleText(text)).toBe(text);
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
    }),
  );
});
