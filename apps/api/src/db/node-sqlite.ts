/**
 * Loads Node's own SQLite without the warning of Node 22 that it is experimental: the server uses only features that
 * are the same in 24, and an operator cannot act on the warning.
 */
function loadQuietly() {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

export const { backup, DatabaseSync } = loadQuietly();
export type DatabaseSync = InstanceType<typeof DatabaseSync>;
