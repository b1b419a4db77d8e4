/** Prefix of the session storage items that remember which lost file has already caused a reload. */
export const LOST_CHUNK_KEY = 'gm-lost:';

export interface ChunkRecoveryOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  reload: () => void;
}

/** Messages with which browsers report that a script file did not arrive. */
const LOST_CHUNK = /dynamically imported module|loading (?:css )?chunk|importing a module script failed|preload CSS/i;

/** Whether an error says that a file of the build could not be loaded. */
export const isLostChunk = (error: unknown): error is Error => error instanceof Error && LOST_CHUNK.test(error.message);

/**
 * Reloads the page once when a file of the build is gone, as after a new release.
 *
 * The same file reloads at most once in a tab, so a file that stays lost leads to a message and never to a loop.
 *
 * @returns whether a reload was started.
 */
export function recoverFromLostChunk(error: unknown, { storage, reload }: ChunkRecoveryOptions): boolean {
  if (!isLostChunk(error) || !storage) return false;
  const key = `${LOST_CHUNK_KEY}${/https?:\S+|\/\S+/.exec(error.message)?.[0] ?? error.message.slice(0, 120)}`;
  try {
    if (storage.getItem(key)) return false;
    storage.setItem(key, '1');
  } catch {
    // Without a memory of what was tried, a reload could become a loop.
    return false;
  }
  reload();
  return true;
}
