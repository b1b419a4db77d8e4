/** @jest-environment node */
import { readFileText } from './read-file-text.ts';

const NEITHER = { isLatin: false, isUtf16: false };
const TEXT = 'Number\tName\r\nM-1\tआशा';

/** Returns a text as UTF-16 bytes, after its byte order mark. */
function utf16(text: string, isLittleEndian: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  for (const [index, unit] of ['\uFEFF', ...text.split('')].entries())
    view.setUint16(index * 2, unit.charCodeAt(0), isLittleEndian);
  return view.buffer;
}

it.each([
  ['UTF-8', Uint8Array.from(Buffer.from(TEXT)).buffer, TEXT, NEITHER],
  ['Windows-1252', Uint8Array.from([0x4d, 0xfc]).buffer, 'Mü', { ...NEITHER, isLatin: true }],
  ['UTF-16, as spreadsheets write “Unicode text”', utf16(TEXT, true), TEXT, { ...NEITHER, isUtf16: true }],
  ['UTF-16 with the other order of bytes', utf16(TEXT, false), TEXT, { ...NEITHER, isUtf16: true }],
])('reads a file in %s', (_, bytes, text, encoding) => {
  expect(readFileText(bytes)).toEqual({ text, ...encoding });
});
