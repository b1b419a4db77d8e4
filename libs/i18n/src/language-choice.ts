import { tryStorage } from '@genmaster/resilience';
import { LANGUAGE_CODES, languageOf, type LanguageCode } from './languages.ts';

/** Key of the local storage item with the language that the visitor chose. */
export const LANGUAGE_KEY = 'gm-language';

/** The visitor's language: the stored choice and the languages of the browser. */
export interface LanguageChoice {
  /** Returns the language chosen on this site; `null` if there is none. */
  stored: () => LanguageCode | null;
  choose: (code: LanguageCode) => void;
  /** Returns the languages of the browser, preferred one first. */
  browser: () => readonly string[];
}

/** Stores the choice in this browser, or only in this page if the storage is not available. */
export function createLanguageChoice({
  storage,
  browser,
}: {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  browser: () => readonly string[];
}): LanguageChoice {
  let chosen = tryStorage(storage, (area) => knownCode(area.getItem(LANGUAGE_KEY) ?? ''));
  return {
    stored: () => chosen,
    choose(code) {
      chosen = code;
      tryStorage(storage, (area) => area.setItem(LANGUAGE_KEY, code));
    },
    browser,
  };
}

/**
 * Returns the initial language: that of the URL, else the stored choice, else the browser's, else English.
 *
 * The content of a URL without a language is English regardless of the result: there is no redirect. If the result
 * differs from the language of the page, the page can offer its translation.
 */
export function selectLanguage(address: string, choice: LanguageChoice): LanguageCode {
  if (languageOf(address) !== 'en') return languageOf(address);
  const stored = choice.stored();
  if (stored) return stored;
  const [best] = choice.browser().flatMap((tag) => knownCode(tag.split('-')[0] ?? '') ?? []);
  return best ?? 'en';
}

/**
 * Returns the language in which to offer the current page, or `null`.
 *
 * A Hindi page offers English only after a choice on this site, because many readers of Hindi have an English browser.
 */
export function offeredLanguage(address: string, choice: LanguageChoice): LanguageCode | null {
  const shown = languageOf(address);
  const wanted = shown === 'en' ? selectLanguage(address, choice) : choice.stored();
  return wanted === null || wanted === shown ? null : wanted;
}

const knownCode = (text: string): LanguageCode | null =>
  LANGUAGE_CODES.find((code) => code === text.toLowerCase()) ?? null;
