/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Ara[bn]|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/**
 * Returns the direction in which a language is written, for `dir` of the document.
 *
 * @example
 * textDirection('ar'); // 'rtl'
 * textDirection('az-Arab'); // 'rtl'
 */
export function textDirection(language: string): 'ltr' | 'rtl' {
  try {
    return RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
