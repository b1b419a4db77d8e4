import { plain } from './same-words.ts';

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
  const signs = [currency, signOf(currency)];
  return [...amounts, String(amount)].some((digits) =>
    signs.some((sign) =>
      new RegExp(`${escaped(sign)} ?${whole(digits)}|${whole(digits)} ?${escaped(sign)}`).test(words),
    ),
  );
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

function signOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}

/** Matches complete numbers only: `10` is not found in `1,100` or in `10.5`. */
const whole = (digits: string) => `(?<![\\d.,])${escaped(digits)}(?![.,]?\\d)`;
const escaped = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
