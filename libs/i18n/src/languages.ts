/** A path of this site, as in the site map: `/about-us`, never `/about-us/`. */
export type PagePath = `/${string}`;

/** Languages of the site. Paths without a language prefix have the first one. */
export const LANGUAGE_CODES = ['en', 'hi'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', hi: 'हिन्दी' };

const HINDI = /^\/hi(?=[/?#]|$)/;

/** Returns the language of a path of the site, from its first segment. */
export const languageOf = (address: string): LanguageCode => (HINDI.test(address) ? 'hi' : 'en');

/** Returns the path without its language prefix, which is the name of the page in the content. */
export function canonicalAddress(address: string): PagePath {
  const rest = address.replace(HINDI, '');
  return (rest.startsWith('/') ? rest : `/${rest}`) as PagePath;
}

/**
 * Returns the path of the same page in another language; query and fragment stay.
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
