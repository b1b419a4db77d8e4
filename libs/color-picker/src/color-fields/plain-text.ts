const DIGIT = /\p{Nd}/u;

/** Signs that keyboards and documents write for those of ASCII. */
const SIGNS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', '٫': '.', '°': 'deg' };

/**
 * Invisible letters and quotation marks, which web pages and chats put into and around a colour, a comma after it, and the
 * signs of a variable in SCSS and Less.
 */
const NOISE = /[\p{Cf}\p{QMark}`$@]|!default|,\s*$/gu;

/** The numbers of a colour without its function, alone or as the value of a declaration. */
const BARE = /(?<=^|:)\s*([\d.]+[\s,]+[\d.]+(%?)(?:[\s,/]+[\d.]+%?){1,2})(?=;?$)/;

/** Four whole numbers up to 100, not all 0, of which the last is no alpha of a colour that is seen. */
const INKS = /^(?=.*[1-9])((100|\d\d?)[\s,]+){3}(100|\d\d|[02-9])$/;

/**
 * Returns a typed or pasted text with the digits of any script, such as Devanagari or full-width ones, and its signs in
 * ASCII, without what no colour and no number has, with the # of a number in hex, and with the function of a colour that
 * comes as numbers alone. Of an attribute in HTML only the value is left.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(NOISE, '')
    .trim()
    .replace(/^[\w-]+=/, '')
    .replace(/^(0x)?(?=[\da-f]{6};?$)/i, '#')
    .replace(/[−×÷٫°\p{Nd}]/gu, (letter) => SIGNS[letter] ?? digitOf(letter))
    .replace(
      BARE,
      (_, numbers: string, percent) => `${percent ? 'hsl' : INKS.test(numbers) ? 'cmyk' : 'rgb'}(${numbers})`,
    );

// Unicode lists the ten digits of a script one after the other, and no letter of another kind between them.
function digitOf(letter: string): string {
  const code = letter.codePointAt(0)!;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value}`;
}
