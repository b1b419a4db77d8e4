/** Line of printed code, with the field that it belongs to. */
export interface CodeLine {
  text: string;
  /** Id of the field; absent when the line belongs to no single field. */
  field?: string;
}

/**
 * Returns text for a comment that ends with its line. Backslashes are replaced, because Java reads escapes in comments.
 */
export const commentOf = (text: string): string => text.replace(/\\/g, '/').replace(/[\p{C}\u2028\u2029]+/gu, ' ');
