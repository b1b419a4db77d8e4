/** Reads a file’s bytes as text: UTF-8, and where they are none, Windows-1252, which spreadsheets still write. */
export function readFileText(bytes: ArrayBuffer): { text: string; isLatin: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isLatin: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isLatin: true };
  }
}
