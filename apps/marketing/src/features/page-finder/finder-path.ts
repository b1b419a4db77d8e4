import type { LanguageCode } from '../../content/languages.ts';

/** Address of the index that the page finder of a language reads. */
export const finderPathOf = (language: LanguageCode): string => `/_data/_finder/${language}.json`;
