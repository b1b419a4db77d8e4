import type { LanguageCode } from '@genmaster/i18n';

/** Address of the index that the page finder of a language reads. */
export const finderPathOf = (language: LanguageCode): string => `/_data/_finder/${language}.json`;
