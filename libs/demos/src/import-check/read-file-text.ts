/** Decodes a file as UTF-8, or as Windows-1252 when the bytes are not valid UTF-8; spreadsheets still write it. */
export function readFileText(bytes: ArrayBuffer): { text: string; isLatin: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isLatin: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isLatin: true };
  }
}
