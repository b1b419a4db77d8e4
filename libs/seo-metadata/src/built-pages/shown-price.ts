import { containsWords, plain } from './same-words.ts';

/** Words for a price of 0 in English and Hindi. */
const FREE = /\b(?:free|no charge|at no cost)\b|मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क/u;

/**
 * Tells whether a text shows a price in its currency.
 *
 * The amount may be grouped and rounded as in the language of the page, with the currency's symbol or code before or
 * after it. For a price of 0, a word such as "free" is enough.
 */
export function showsPrice(text: string, { price, currency, language }: ShownPrice): boolean {
  const amount = Number(price);
  if (price.trim() === '' || !Number.isFinite(amount)) return false;
  const words = plain(text);
  if (amount === 0 && FREE.test(words)) return true;
  const isWhole = Number.isInteger(amount);
  const amounts = localesOf(language).flatMap((locale) => [
    ...(isWhole ? [new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)] : []),
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount),
  ]);
  const signs = signsOf(currency, language, amount).map(apart);
  return [...amounts, String(amount)].some((digits) =>
    signs.some((sign) => new RegExp(`${sign} ?${whole(digits)}|${whole(digits)} ?${sign}`).test(words)),
  );
}

/** Tells whether a text shows a number, grouped as in the language of the page, and not as a part of another one. */
export function showsNumber(text: string, value: string, language: string): boolean {
  const amount = Number(value);
  if (value.trim() === '' || !Number.isFinite(amount)) return containsWords(text, value);
  const words = plain(text);
  const shown = localesOf(language).map((locale) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(amount),
  );
  return [...shown, value, String(amount)].some((digits) => new RegExp(whole(digits)).test(words));
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

/** Other signs of a currency that pages write. */
const OTHER_SIGNS: ReadonlyMap<string, readonly string[]> = new Map([['INR', ['Rs.', 'Rs']]]);

/** Lists the ways to write a currency: its code, its symbol, and its name in the language of the page. */
function signsOf(currency: string, language: string, amount: number): readonly string[] {
  const written = (locale: string, currencyDisplay: 'narrowSymbol' | 'name') => {
    try {
      const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      return parts.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
    } catch {
      return [];
    }
  };
  return [
    currency,
    ...written('en', 'narrowSymbol'),
    ...written(language, 'narrowSymbol'),
    ...written(language, 'name'),
    ...(OTHER_SIGNS.get(currency) ?? []),
  ];
}

/** Matches a sign that is no part of a word: "Rs" is not found in "hours". */
function apart(sign: string): string {
  const word = escaped(sign);
  return `${/^[a-z]/.test(word) ? '(?<![a-z])' : ''}${word}${/[a-z]$/.test(word) ? '(?![a-z])' : ''}`;
}

/** Matches complete numbers only: `10` is not found in `1,100` or in `10.5`. */
const whole = (digits: string) => `(?<![\\d.,])${escaped(digits)}(?![.,]?\\d)`;
const escaped = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
