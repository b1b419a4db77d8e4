import { LANGUAGE_CODES, languageOf, type LanguageCode } from './languages.ts';

/** Local storage item that remembers the language that a visitor chose. */
export const LANGUAGE_KEY = 'gm-language';

/** What is known about the language that a visitor reads. */
export interface LanguageChoice {
  /** What was chosen on this site; `null` for nothing yet. */
  stored: () => LanguageCode | null;
  choose: (code: LanguageCode) => void;
  /** The languages of the browser, the best one first. */
  browser: () => readonly string[];
}

/** Keeps the choice in this browser, or for this page where nothing can be kept. */
export function createLanguageChoice({
  storage,
  browser,
}: {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  browser: () => readonly string[];
}): LanguageChoice {
  let chosen = read(storage);
  return {
    stored: () => chosen,
    choose(code) {
      chosen = code;
      try {
        storage?.setItem(LANGUAGE_KEY, code);
      } catch {
        // A storage that is full or forbidden: the choice lasts as long as the page.
      }
    },
    browser,
  };
}

function read(storage: Pick<Storage, 'getItem'> | null): LanguageCode | null {
  try {
    return knownCode(storage?.getItem(LANGUAGE_KEY) ?? '');
  } catch {
    return null;
  }
}

/**
 * The language code at start: that of the address, then the stored choice, then the browser’s, then English.
 *
 * An address without a language in it has English content, whatever the code says: nobody is led away from the
 * address they asked for. Where the code differs from the page, the page may offer its counterpart.
 */
export function selectLanguage(address: string, choice: LanguageChoice): LanguageCode {
  if (languageOf(address) !== 'en') return languageOf(address);
  const stored = choice.stored();
  if (stored) return stored;
  const [best] = choice.browser().flatMap((tag) => knownCode(tag.split('-')[0] ?? '') ?? []);
  return best ?? 'en';
}

/**
 * The language in which to offer the page in view, or `null`.
 *
 * Only a choice made here offers English to somebody who reads Hindi: many who read Hindi have an English browser.
 */
export function offeredLanguage(address: string, choice: LanguageChoice): LanguageCode | null {
  const shown = languageOf(address);
  const wanted = shown === 'en' ? selectLanguage(address, choice) : choice.stored();
  return wanted === null || wanted === shown ? null : wanted;
}

const knownCode = (text: string): LanguageCode | null =>
  LANGUAGE_CODES.find((code) => code === text.toLowerCase()) ?? null;
