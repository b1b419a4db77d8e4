import { languageOf } from './language-of.ts';

it.each([
  ['Cups at a third less until the end of May.', 'en'],
  ['मई के अंत तक कप एक तिहाई कम में।', 'hi'],
  ['Genmaster में कप', 'hi'],
  ['2030 · ₹0', undefined],
  ['', undefined],
])('reads the language of “%s” from its letters: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
