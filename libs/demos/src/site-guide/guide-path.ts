import type { LanguageCode } from '@genmaster/i18n';

/** Address of the index that the site guide of a language reads. */
export const guidePathOf = (language: LanguageCode): string => `/_data/_guide/${language}.json`;
