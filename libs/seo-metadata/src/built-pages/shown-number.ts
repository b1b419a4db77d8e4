import { plain } from './same-words.ts';

/** Stands before raised decimals, `19<sup>99</sup>`: an invisible character, because a raised number may be a power. */
export const DECIMALS = '\u2060';

/** Stands before a space inside a number, `1 299`: an invisible character, because a space may also end a number. */
export const GROUP = '\u2063';

/** Ends of a complete number: `10` is not found in `1,100`, in `10.5` or in `10'500`. */
export const START = "(?<![\\d.,]|\\d')";
export const END = "(?!['.,]?\\d)";

/** Normalises a text in which numbers are looked for. */
export const plainNumbers = (text: string): string =>
  plain(text.replaceAll(DECIMALS, '.').replace(new RegExp(`${GROUP}\\s`, 'g'), "'"));

/** Matches any of some patterns. */
export const oneOf = (patterns: readonly string[]): string => `(?:${[...new Set(patterns)].join('|')})`;

/** Returns the pattern of a text. */
export const escaped = (text: string): string => plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Lists the locales in which a page writes its numbers: that of its language, and other common ones. A code that is no
 * language is left out.
 */
export const localesOf = (language: string): readonly string[] =>
  [language, 'en', 'en-IN', 'de'].filter((tag) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      return false;
    }
  });

/** Writes a number as pages in a language do: with and without groups, which some languages leave out of four digits. */
export function numberForms(language: string, amount: number, options: Intl.NumberFormatOptions): readonly string[] {
  const forms = localesOf(language).flatMap((locale) =>
    (['auto', 'always'] as const).map((useGrouping) =>
      new Intl.NumberFormat(locale, { ...options, useGrouping }).format(amount),
    ),
  );
  const parts = new Intl.NumberFormat('en', { ...options, useGrouping: 'always' }).formatToParts(amount);
  // Spaces and apostrophes between groups are common beside those of any language.
  const grouped = [' ', "'"].flatMap((space) =>
    ['.', ','].map((mark) =>
      parts.map(({ type, value }) => (type === 'group' ? space : type === 'decimal' ? mark : value)).join(''),
    ),
  );
  return [...forms, ...grouped];
}

/** Writes a number in short, as `1.2K`, `45 lakh` and `128.5万`; there is no form where a language has none for it. */
export function shortForms(language: string, amount: number, options: Intl.NumberFormatOptions): readonly string[] {
  return localesOf(language).flatMap((locale) =>
    (['short', 'long'] as const).flatMap((compactDisplay) => {
      const format = new Intl.NumberFormat(locale, { ...options, notation: 'compact', compactDisplay });
      const parts = format.formatToParts(amount);
      return parts.some(({ type }) => type === 'compact') ? [parts.map(({ value }) => value).join('')] : [];
    }),
  );
}

/** Tells whether a language groups the digits of a number by spaces. */
export function groupsBySpace(language: string): boolean {
  return localesOf(language)
    .slice(0, 1)
    .some((locale) =>
      new Intl.NumberFormat(locale, { useGrouping: 'always' })
        .formatToParts(12_345)
        .some(({ type, value }) => type === 'group' && /\s/.test(value)),
    );
}
