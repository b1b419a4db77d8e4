import { setupI18n, type Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';

/** Says a text in a language: an id, and what is to be filled in. */
export type Speak<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

/** How each language writes numbers and dates. */
export const INTL_LOCALES: Readonly<Record<LanguageCode, string>> = { en: 'en', hi: 'hi-IN' };

/** Makes the words of a language speak. */
export function createSpeaker<Id extends string>(code: LanguageCode, messages: Messages): Speak<Id> {
  const i18n = setupI18n({ locale: code, locales: INTL_LOCALES[code], messages: { [code]: messages } });
  return (id, values) => i18n._(id, values);
}
