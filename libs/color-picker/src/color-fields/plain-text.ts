const DIGIT = /\p{Nd}/u;

/** Signs that keyboards and documents write for those of ASCII. */
const SIGNS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', '٫': '.', '°': 'deg' };

/** Invisible letters and quotation marks, which web pages and chats put into and around a colour, and a comma after it. */
const NOISE = /[\p{Cf}\p{QMark}`]|,\s*$/gu;

/**
 * Returns a typed or pasted text with the digits of any script, such as Devanagari or full-width ones, and its signs in
 * ASCII, and without what no colour and no number has.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(NOISE, '')
    .replace(/\p{Nd}|[−×÷٫°]/gu, (letter) => SIGNS[letter] ?? digitOf(letter));

// Unicode lists the ten digits of a script one after the other, and no letter of another kind between them.
function digitOf(letter: string): string {
  const code = letter.codePointAt(0)!;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
