/** A decoded file, and its encoding where it is not UTF-8. */
export interface FileText {
  text: string;
  isLatin: boolean;
  isUtf16: boolean;
}

/**
 * Decodes a file as UTF-16 by its byte order mark, else as UTF-8, or as Windows-1252 when the bytes are not valid UTF-8;
 * spreadsheets write all three.
 */
export function readFileText(bytes: ArrayBuffer): FileText {
  const isBigEndian = startsWith(bytes, 0xfe, 0xff);
  const decode = (encoding: string, options?: TextDecoderOptions) => new TextDecoder(encoding, options).decode(bytes);
  if (isBigEndian || startsWith(bytes, 0xff, 0xfe))
    return { text: decode(isBigEndian ? 'utf-16be' : 'utf-16le'), isLatin: false, isUtf16: true };
  try {
    return { text: decode('utf-8', { fatal: true }), isLatin: false, isUtf16: false };
  } catch {
    return { text: decode('windows-1252'), isLatin: true, isUtf16: false };
  }
}

function startsWith(bytes: ArrayBuffer, first: number, second: number): boolean {
  const [one, other] = new Uint8Array(bytes);
  return one === first && other === second;
}
