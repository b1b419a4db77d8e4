/**
 * BCP 47 pattern: language, script, region and variants, with extensions and private use.
 *
 * Languages of four to eight letters are rejected: BCP 47 allows them, but none is registered. `Klingon` is a name, and
 * its tag is `tlh`.
 */
const LANGUAGE_TAG =
  /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?$/i;
const LANGUAGE_NAME = /^\p{L}[\p{L}\p{M}\u200C\u200D'’() -]*$/u;

/** Tells whether a text is a language tag as BCP 47 defines it: `hi`, `pt-BR`, `zh-Hant-TW`. */
export function isLanguageTag(text: string): boolean {
  return LANGUAGE_TAG.test(text);
}

/** Tells whether a text can be the name of a language: `Hindi`, `हिन्दी`. */
export function isLanguageName(text: string): boolean {
  return LANGUAGE_NAME.test(text);
}
