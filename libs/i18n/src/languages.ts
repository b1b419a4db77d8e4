/** An address of this site, as the site map spells it: `/about-us`, never `/about-us/`. */
export type PagePath = `/${string}`;

/** The languages of the site. The first is that of addresses without a prefix. */
export const LANGUAGE_CODES = ['en', 'hi'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Each language in its own words and script. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', hi: 'हिन्दी' };

const HINDI = /^\/hi(?=[/?#]|$)/;

/** The language that an address of the site is in: its first part says so. */
export const languageOf = (address: string): LanguageCode => (HINDI.test(address) ? 'hi' : 'en');

/** The same address without its language: what the content calls the page. */
export function canonicalAddress(address: string): PagePath {
  const rest = address.replace(HINDI, '');
  return (rest.startsWith('/') ? rest : `/${rest}`) as PagePath;
}

/**
 * The same address in a language; query and anchor stay.
 *
 * @example
 * addressIn('hi', '/uniqueness?demo=2'); // '/hi/uniqueness?demo=2'
 * addressIn('hi', '/'); // '/hi'
 */
export function addressIn(language: LanguageCode, address: string): PagePath {
  const canonical = canonicalAddress(address);
  if (language === 'en') return canonical;
  return `/hi${canonical.replace(/^\/(?=[?#]|$)/, '')}`;
}
