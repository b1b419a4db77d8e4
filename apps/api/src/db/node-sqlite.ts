/**
 * Node's own SQLite, without the line that Node 22 prints about it: what the
 * server uses of it is the same in 24, and an operator can do nothing about it.
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
