import { DECIMALS } from './html-tree.ts';
import { containsWords, plain } from './same-words.ts';

/** Words for a price of 0 in common languages. */
const FREE =
  /\b(?:free|no charge|at no cost|kostenlos|gr[aá]tis|gratuit[aeos]*)\b|मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क|бесплатно|مجان|無料|免费|免費|무료/u;

/**
 * Tells whether a text shows a price in its currency.
 *
 * The amount may be grouped and rounded as in the language of the page, with the currency's symbol, code or name before
 * or after it. For a price of 0, a word such as "free" is enough.
 */
export function showsPrice(text: string, { price, currency, language }: ShownPrice): boolean {
  const amount = Number(price);
  if (price.trim() === '' || !Number.isFinite(amount)) return false;
  const words = plain(text.replaceAll(DECIMALS, '.'));
  if (amount === 0 && FREE.test(words)) return true;
  const isWhole = Number.isInteger(amount);
  const amounts = localesOf(language).flatMap((locale) => [
    ...(isWhole ? written(locale, amount, { maximumFractionDigits: 0 }) : []),
    ...written(locale, amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ]);
  const sign = oneOf(signsOf(currency, language, amount).map(apart));
  const number = oneOf([...amounts, String(amount)].map((digits) => inParts(escaped(digits))));
  // Between the two may stand what ends a label, “Price (INR): 20”, what begins a remark, “20 (EUR)”, and a dash for no
  // decimals, “20,– €” and “20/- INR”.
  return new RegExp(`${sign}[ ):]{0,3}${number}${END}|${START}${number}${END}(?:[.,/]-{1,3})?[ (]{0,2}${sign}`).test(
    words,
  );
}

/** Tells whether a text shows a number, grouped as in the language of the page, and not as a part of another one. */
export function showsNumber(text: string, value: string, language: string): boolean {
  const amount = Number(value);
  if (value.trim() === '' || !Number.isFinite(amount)) return containsWords(text, value);
  const words = plain(text);
  const shown = localesOf(language).flatMap((locale) => written(locale, amount, { maximumFractionDigits: 20 }));
  return new RegExp(`${START}${oneOf([...shown, value, String(amount)].map(escaped))}${END}`).test(words);
}

/** Price of an offer as it is marked up. */
export interface ShownPrice {
  readonly price: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Language of the page. */
  readonly language: string;
}

// A page may format an amount in its own language or in the format of another common locale.
const localesOf = (language: string): readonly string[] =>
  [language, 'en', 'en-IN', 'de'].filter((tag) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      return false;
    }
  });

/** Writes a number with and without groups: some languages leave them out in numbers of four digits. */
const written = (locale: string, amount: number, options: Intl.NumberFormatOptions): readonly string[] =>
  (['auto', 'always'] as const).map((useGrouping) =>
    new Intl.NumberFormat(locale, { ...options, useGrouping }).format(amount),
  );

/** Other signs of a currency that pages write. */
const OTHER_SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['INR', ['Rs.', 'Rs', 'रु.', 'रु']],
  ['CNY', ['元']],
]);

/** Lists the ways to write a currency: its code, its symbol, and its name in the language of the page. */
function signsOf(currency: string, language: string, amount: number): readonly string[] {
  const inLocale = (locale: string, currencyDisplay: 'narrowSymbol' | 'name') => {
    try {
      const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      return parts.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
    } catch {
      return [];
    }
  };
  const names = inLocale(language, 'name');
  return [
    currency,
    ...inLocale('en', 'narrowSymbol'),
    ...inLocale(language, 'narrowSymbol').map((symbol) => symbol.replace(/\.[\u200E\u200F]*$/, '')),
    ...names,
    // The last word: “rupees” of “Indian rupees”.
    ...names.flatMap((name) => name.split(' ').slice(-1)),
    ...(OTHER_SIGNS.get(currency) ?? []),
  ];
}

/** Matches a sign that is no part of a word: "Rs" is not found in "hours". */
function apart(sign: string): string {
  const word = escaped(sign);
  return `${/^[a-z]/.test(word) ? '(?<![a-z])' : ''}${word}${/[a-z]$/.test(word) ? '(?![a-z])' : ''}`;
}

/** Ends of a complete number: `10` is not found in `1,100` or in `10.5`. */
const START = '(?<![\\d.,])';
const END = '(?![.,]?\\d)';

const oneOf = (patterns: readonly string[]) => `(?:${[...new Set(patterns)].join('|')})`;
const escaped = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches decimals in an element of their own, too: `19 .99`. */
const inParts = (number: string) => number.replace(/(\\?[.,])(?=\d\d$)/, ' ?$1 ?');
