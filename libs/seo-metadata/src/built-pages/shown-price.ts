import { containsWords } from './same-words.ts';
import { END, escaped, groupsBySpace, numberForms, oneOf, plainNumbers, shortForms, START } from './shown-number.ts';

/** Price of an offer as it is marked up. */
export interface ShownPrice {
  readonly price: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Language of the page. */
  readonly language: string;
}

/** Words for a price of 0 in common languages. */
const FREE_WORDS =
  'no charge|no cost|eintritt frei|freier eintritt|entr[eé]e libre|ingresso libero|entrada libre|wstęp wolny|fri entr[eé]|вход свободный|offert|offerte|offerts|gr[aá]tis|za darmo|darmo|zdarma|zadarmo|ücretsiz|miễn phí|δωρεάν|חינם|مجانا|مجاناً|مجاني|مجانية|مجان|مفت';
/** Starts of words that have several ends. */
const FREE_STEMS = 'gratuit|kostenlos|kostenfrei|bezpłatn|ilmai|ingyen|besplatn|brezplačn|бесплатн|безкоштовн|безплатн';
const FREE_WITHOUT_SPACES = 'मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क|無料|免费|免費|무료|ฟรี';
/** Not of another thing that is free, such as the delivery. */
const FREE_IN_ENGLISH = 'free(?!\\p{L}|[ -](?:deliver|from|of(?! charge)|post|return|shipping))';
const OTHER_THINGS = '(?<![\\p{L}\\p{M}-]|(?:duty|feel|gluten|risk|sugar|tax|toll) )';
const FREE = new RegExp(
  `${OTHER_THINGS}(?:${FREE_IN_ENGLISH}|${FREE_STEMS}|(?:${FREE_WORDS})(?!\\p{L}))|${FREE_WITHOUT_SPACES}`,
  'u',
);

/** Other end of a range, `10 – 20 €`: the currency stands beside one of the two. */
const OTHER_END = "\\d[\\d.,']{0,15}";
const TO = ' ?(?:-|a|à|bis|to|до|से) ?';
/** Dash for no decimals, `20,– €` and `20/- INR`. */
const NO_DECIMALS = '(?:[.,/]-{1,3})?';

/**
 * Tells whether a text shows a price in its currency.
 *
 * The amount may be grouped and rounded as in the language of the page, with the currency's symbol, code or name before
 * or after it, and may be an end of a range. For a price of 0, a word such as "free" is enough.
 */
export function showsPrice(text: string, { price, currency, language }: ShownPrice): boolean {
  const amount = Number(price);
  if (price.trim() === '' || !Number.isFinite(amount)) return false;
  const words = plainNumbers(text);
  if (amount === 0 && FREE.test(words)) return true;
  const sign = oneOf(signsOf(currency, language, amount).map(apart));
  const amounts = [...amountsOf(amount, currency, language), String(amount)];
  const number = oneOf([
    ...amounts.map(inParts),
    ...shortForms(language, amount, { maximumFractionDigits: 20 }).map(endOfWord),
  ]);
  const last = groupsBySpace(language) ? `${END}(?! \\d{3}(?!\\d))` : END;
  // Between the two may stand what ends a label, “Price (INR): 20”, and what begins a remark, “20 (EUR)”.
  const shown = [
    `${sign}[ ):]{0,3}(?:${OTHER_END}${TO})?${number}${last}`,
    `${START}${number}${END}${NO_DECIMALS}(?:${TO}${OTHER_END}${NO_DECIMALS})?[ (]{0,2}${sign}`,
  ];
  const [whole = '', cents] = amount.toFixed(2).split('.');
  if (!Number.isInteger(amount)) shown.push(`${START}${whole}${sign}${cents}(?!\\d)`);
  // Without the zero before the decimals: `$.99`.
  if (amount > 0 && amount < 1)
    shown.push(`${sign}${oneOf(amounts.map((form) => escaped(form.replace(/^0/, ''))))}${END}`);
  const hundredths = SIGNS_OF_HUNDREDTHS.get(currency);
  if (hundredths) {
    const count = numberForms(language, amount * 100, { maximumFractionDigits: 6 });
    shown.push(`${START}${oneOf(count.map(escaped))} ?${oneOf(hundredths.map(apart))}`);
  }
  return new RegExp(shown.join('|'), 'u').test(words);
}

/** Writes an amount with the decimals that it has, with two, and with as many as its currency has. */
function amountsOf(amount: number, currency: string, language: string): readonly string[] {
  const isWhole = Number.isInteger(amount);
  return [...new Set([2, decimalsOf(currency)])]
    .filter((digits) => digits > 0 || isWhole)
    .map((digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits }))
    .concat({ minimumFractionDigits: 0, maximumFractionDigits: 20 })
    .flatMap((options) => numberForms(language, amount, options));
}

function decimalsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** Matches a number in short that is no part of a longer word: "1.2k" is not found in "1.2km". */
const endOfWord = (form: string): string =>
  `${escaped(form)}${ENDS_WITH_LETTER.test(escaped(form)) ? `s?(?!${LETTER})` : ''}`;

/** Tells whether a text shows a number, grouped as in the language of the page, and not as a part of another one. */
export function showsNumber(text: string, value: string, language: string): boolean {
  const amount = Number(value);
  if (value.trim() === '' || !Number.isFinite(amount)) return containsWords(text, value);
  return showsForm(text, [value, String(amount), ...numberForms(language, amount, { maximumFractionDigits: 20 })]);
}

/** Tells whether a text shows a rating, which pages round to one decimal: `4.47` as `4.5`, and `4` as `4.0`. */
export function showsRating(text: string, value: string, language: string): boolean {
  const rounded = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const isNumber = value.trim() !== '' && Number.isFinite(Number(value));
  return (
    showsNumber(text, value, language) || (isNumber && showsForm(text, numberForms(language, Number(value), rounded)))
  );
}

/** Tells whether a text shows how many there are, which pages may write in short: `1,249` as `1.2K`, `10,432` as `10K+`. */
export function showsCount(text: string, value: string, language: string): boolean {
  const amount = Number(value);
  const isShort = ([0, 1] as const)
    .flatMap((digits) => shortForms(language, amount, { maximumFractionDigits: digits }))
    .some((form) => new RegExp(`${START}${endOfWord(form)}`, 'u').test(plainNumbers(text)));
  return isShort || showsNumber(text, value, language);
}

const showsForm = (text: string, forms: readonly string[]): boolean =>
  new RegExp(`${START}${oneOf(forms.map(escaped))}${END}`, 'u').test(plainNumbers(text));

/** Other signs of a currency that pages write. */
const OTHER_SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['AED', ['Dhs', 'Dh']],
  ['BDT', ['Tk']],
  ['BHD', ['BD']],
  ['CHF', ['Fr', 'SFr']],
  ['CNY', ['元']],
  ['DKK', [',-']],
  ['GBP', ['pounds']],
  ['INR', ['Rs', 'रु']],
  ['KES', ['KSh']],
  ['KWD', ['KD']],
  ['LKR', ['Rs']],
  ['NOK', [',-']],
  ['NPR', ['Rs']],
  ['PKR', ['Rs']],
  ['RUB', ['руб', 'р']],
  ['SAR', ['SR']],
  ['SEK', [':-']],
  ['THB', ['บาท']],
  ['TRY', ['TL']],
  ['UAH', ['грн']],
  ['VND', ['đ']],
]);

const CENTS = ['¢', 'cent', 'cents'];

/** Signs of the hundredth part of a currency, in which small prices are written. */
const SIGNS_OF_HUNDREDTHS: ReadonlyMap<string, readonly string[]> = new Map([
  ['AUD', CENTS],
  ['CAD', CENTS],
  ['CHF', ['Rp', 'Rappen', 'ct', 'centimes']],
  ['EUR', ['ct', 'cts', 'cent', 'cents', 'centimes', 'céntimos', 'centesimi']],
  ['GBP', ['p', 'pence']],
  ['INR', ['paisa', 'paise']],
  ['NZD', CENTS],
  ['USD', CENTS],
]);

/** Languages whose names of money begin with the noun: pages write “pesos” for “pesos mexicanos”. */
const NOUN_FIRST = /^(?:ar|ca|es|fa|fr|gl|he|it|pt|ro)(?:-|$)/i;

/** Lists the ways to write a currency: its code, its symbols, and its name in the language of the page. */
function signsOf(currency: string, language: string, amount: number): readonly string[] {
  const inLocale = (locale: string, currencyDisplay: 'narrowSymbol' | 'symbol' | 'name', count = amount) => {
    try {
      const parts = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
        maximumFractionDigits: 0,
      });
      return parts.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
    } catch {
      return [];
    }
  };
  const symbols = inLocale('en', 'narrowSymbol');
  const names = [...inLocale(language, 'name'), ...inLocale(language, 'name', 1)];
  return [
    currency,
    ...symbols,
    // With its country before it: `US$`, `A$`.
    ...symbols.flatMap((symbol) => [1, 2].map((length) => currency.slice(0, length) + symbol)),
    ...inLocale('en', 'symbol'),
    ...[...inLocale(language, 'narrowSymbol'), ...inLocale(language, 'symbol')].map((symbol) =>
      symbol.replace(/\.[\u200E\u200F]*$/, ''),
    ),
    ...names,
    ...names.flatMap((name) => name.split(' ').at(NOUN_FIRST.test(language) ? 0 : -1) ?? []),
    ...(OTHER_SIGNS.get(currency) ?? []),
  ];
}

/** Letter of a script that puts spaces between words. */
const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const STARTS_WITH_LETTER = new RegExp(`^${LETTER}`, 'u');
const ENDS_WITH_LETTER = new RegExp(`${LETTER}$`, 'u');

/**
 * Matches a sign that is no part of a word, "Rs" is not found in "hours", nor of the sign of another country, "$" is not
 * found in "HK$". A shortened word may end with a full stop.
 */
function apart(sign: string): string {
  const word = escaped(sign);
  const before = STARTS_WITH_LETTER.test(word) ? `(?<!${LETTER})` : `(?<!(?<!${LETTER})${LETTER}{1,2})`;
  return `${before}${word}${ENDS_WITH_LETTER.test(word) ? `(?!${LETTER})` : ''}${/[\p{L}\p{M}]$/u.test(word) ? '\\.?' : ''}`;
}

/** Matches decimals in an element of their own, too: `19 .99`. */
const inParts = (number: string) => escaped(number).replace(/(\\?[.,])(?=\d\d$)/, ' ?$1 ?');
