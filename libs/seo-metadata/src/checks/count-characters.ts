/**
 * Counts the characters that a reader sees, as the limits of titles and descriptions do: a letter with its marks is one,
 * and so is an emoji of several parts.
 *
 * @example
 * countCharacters('किताब'); // 3; the text has five code points
 */
export const countCharacters = (text: string): number =>
  [...(Intl.Segmenter ? new Intl.Segmenter().segment(text) : text)].length;
