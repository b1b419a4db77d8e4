import { english, hindi, MESSAGE_KEYS, readMessage, stateOf, type Translations } from './catalogue.ts';

const t = (language: 'en' | 'hi', count: number, translations: Translations = hindi) =>
  readMessage('invoice.open', { language, translations, count }).text;

it.each([
  [0, '0 invoices are open', '0 इनवॉइस बाकी है'],
  [1, '1 invoice is open', '1 इनवॉइस बाकी है'],
  [3, '3 invoices are open', '3 इनवॉइस बाकी हैं'],
  [123456, '1,23,456 invoices are open', '1,23,456 इनवॉइस बाकी हैं'],
])('counts %d by the plural rules of each language', (count, inEnglish, inHindi) => {
  expect([t('en', count), t('hi', count)]).toEqual([inEnglish, inHindi]);
});

it('has every text in Hindi', () => {
  expect(MESSAGE_KEYS.map((key) => stateOf(key, hindi[key]))).toEqual(MESSAGE_KEYS.map(() => 'complete'));
});

it('shows the default language where a translation is missing, with the name of the language', () => {
  const translations = { ...hindi, 'invoice.discount': ' ' };

  expect(readMessage('invoice.discount', { language: 'hi', translations })).toEqual({
    text: 'Discount',
    language: 'en',
  });
});

it.each([
  ['a placeholder is lost', 'इनवॉइस बाकी हैं'],
  ['a brace stays open', '{count, plural, other {#'],
  ['another placeholder is used', '{total} इनवॉइस'],
  ['the plural has no form for the other numbers', '{count, plural, one {# इनवॉइस}}'],
  ['a format is not known', '{count, plural, one {#} other {{count, word}}}'],
  ['a style is not known', '{count, number, coins}'],
])('refuses a translation when %s', (_, text) => {
  expect(stateOf('invoice.open', text)).toBe('broken');
  expect(t('hi', 3, { ...hindi, 'invoice.open': text })).toBe('3 invoices are open');
});

it('parses its own English texts', () => {
  expect(MESSAGE_KEYS.map((key) => stateOf(key, english[key]))).not.toContain('broken');
});
