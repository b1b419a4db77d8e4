/**
 * Returns the reason why SQLite could not read or write a file, as the end of a sentence, or `null` for any other error.
 */
export function describeFileFault(error: unknown): string | null {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code !== 'ERR_SQLITE_ERROR' || typeof errcode !== 'number') return null;
  // The lowest byte of an extended code is its primary code.
  return FILE_FAULTS[errcode & 0xff] ?? null;
}

const FILE_FAULTS: Readonly<Record<number, string>> = {
  5: 'another program uses it',
  6: 'another program uses it',
  8: 'it can only be read',
  10: 'the disk reports an error or is full',
  13: 'the disk is full',
  14: 'it cannot be opened',
};
