import type { LanguageCode } from '@genmaster/i18n';

/** Returns the path of the search index of a language. */
export const guidePathOf = (language: LanguageCode): string => `/_data/_guide/${language}.json`;
