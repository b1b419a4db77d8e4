import type { LanguageCode } from '@genmaster/i18n';

/** Returns the language of a sample text that a visitor may replace, by its letters; `undefined` for a text without. */
export function languageOf(text: string): LanguageCode | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}
