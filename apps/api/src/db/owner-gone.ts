/** Error for a row whose owner was deleted meanwhile, where the database itself reports none. */
export class OwnerGoneError extends Error {
  override name = 'OwnerGoneError';
}

/** Extended result code of SQLite, and error code of PostgreSQL, for a row that refers to a deleted one. */
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const FOREIGN_KEY_VIOLATION = '23503';

/** Returns true for the error of a write for an owner, usually a user, who was deleted since they were read. */
export function isOwnerGone(error: unknown): boolean {
  if (error instanceof OwnerGoneError) return true;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === FOREIGN_KEY_VIOLATION || (code === 'ERR_SQLITE_ERROR' && errcode === SQLITE_CONSTRAINT_FOREIGNKEY);
}

/** Returns the result of a write, or `null` when the owner of the row was deleted meanwhile. */
export async function unlessOwnerGone<Result>(write: Promise<Result>): Promise<Result | null> {
  try {
    return await write;
  } catch (error) {
    if (isOwnerGone(error)) return null;
    throw error;
  }
}
