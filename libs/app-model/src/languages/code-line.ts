/** A line of printed code, and the field that it is written for. */
export interface CodeLine {
  text: string;
  /** Id of the field; absent where the line belongs to the whole. */
  field?: string;
}

/** Text for a comment that ends with its line. Java reads escapes even there. */
export const commentOf = (text: string): string => text.replace(/\\/g, '/').replace(/[\p{C}\u2028\u2029]+/gu, ' ');
