import type { LanguageCode } from '@genmaster/i18n';

/** How many letters a text has as a reader counts them: a sign on a letter is no letter of its own. */
export const lettersIn = (text: string, language: LanguageCode): number =>
  [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)].length;
