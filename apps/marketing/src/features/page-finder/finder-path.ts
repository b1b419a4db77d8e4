import type { LanguageCode } from '@genmaster/i18n';

/** Returns the address of the page finder’s index in a language. */
export const finderPathOf = (language: LanguageCode): string => `/_data/_finder/${language}.json`;
