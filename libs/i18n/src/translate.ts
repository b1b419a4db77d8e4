import { setupI18n, type Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';

/** Returns a message in a language, given its id and the values of its placeholders. */
export type Translate<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

/** Locale of each language for numbers and dates. */
export const INTL_LOCALES: Readonly<Record<LanguageCode, string>> = { en: 'en', hi: 'hi-IN' };

/** Creates the function that returns the messages of a language. */
export function createTranslate<Id extends string>(code: LanguageCode, messages: Messages): Translate<Id> {
  const i18n = setupI18n({ locale: code, locales: INTL_LOCALES[code], messages: { [code]: messages } });
  return (id, values) => i18n._(id, values);
}
