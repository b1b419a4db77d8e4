import { fresh, member, memberIn, withText } from './import-check-state.ts';

const TEXT = 'Number,Name\nM-1,Ada\nM-2,Grace';
const corrected = {
  ...fresh(TEXT),
  mapping: { number: 0, name: null },
  corrections: { '2:name': 'Ada L.', '3:name': 'Grace H.' },
  batches: [[{ number: 'M-0' }]],
};

it('keeps columns and corrections of unchanged lines while the text is edited', () => {
  expect(withText(corrected, { text: TEXT.replace('Grace', 'Hedy') })).toEqual({
    ...corrected,
    text: 'Number,Name\nM-1,Ada\nM-2,Hedy',
    corrections: { '2:name': 'Ada L.' },
  });
  expect(withText(corrected, { text: `${TEXT}\nM-3,Jean` }).corrections).toEqual(corrected.corrections);
});

it('drops corrections of a line that was removed or moved', () => {
  expect(withText(corrected, { text: TEXT.replace('M-1', '\nM-1') }).corrections).toEqual({});
  expect(withText(corrected, { text: 'Number,Name\nM-2,Grace' }).corrections).toEqual({});
});

it('starts over with other headings, and never drops imported rows', () => {
  expect(withText(corrected, { text: 'Key,Name\nM-1,Ada', isLatin: true })).toEqual({
    text: 'Key,Name\nM-1,Ada',
    isLatin: true,
    isUtf16: false,
    mapping: null,
    corrections: {},
    batches: corrected.batches,
  });
});

it('names every field in Hindi', () => {
  for (const { name } of memberIn('hi').fields) expect(name).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  expect(memberIn('en')).toEqual(member);
});
