/** Returns a text with its Devanagari digits as Latin ones; every other character keeps its position. */
export const westernDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
