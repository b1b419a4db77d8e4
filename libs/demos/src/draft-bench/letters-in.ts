import type { LanguageCode } from '@genmaster/i18n';

/** Counts the characters of a text as a reader does: a combining sign is not counted separately. */
export const lettersIn = (text: string, language: LanguageCode): number =>
  [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)].length;
