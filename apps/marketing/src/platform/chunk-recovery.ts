/** Prefix of the session storage items that remember which build has already had its reload. */
export const LOST_CHUNK_KEY = 'gm-lost:';

/** Gets back on its feet a page whose build is gone from the server, as after a new release. */
export interface ChunkRecovery {
  /**
   * Reloads the page when `error` is a failed import of one of our own files, once for each build.
   *
   * What the error says is of no account: a text can come from anywhere.
   *
   * @returns whether a reload was started.
   */
  recover(error: unknown): boolean;
}

export interface ChunkRecoveryOptions {
  /** Where the bundler tells of each import that failed: the window, `null` while prerendering. */
  events: Pick<EventTarget, 'addEventListener'> | null;
  /** Remembers in this tab what was tried; without it nothing is reloaded, for that could become a loop. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** What tells this build from the next: the address of its entry file. */
  build: string;
  reload: () => void;
  /** Without a connection a reload would leave the page for the browser's own error page. @default always connected */
  isOnline?: () => boolean;
}

/** Listens for failed imports from now on. */
export function createChunkRecovery({
  events,
  storage,
  build,
  reload,
  isOnline = () => true,
}: ChunkRecoveryOptions): ChunkRecovery {
  const failures = new WeakSet<object>();
  events?.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (typeof payload === 'object' && payload !== null) failures.add(payload);
  });
  return {
    recover(error) {
      if (typeof error !== 'object' || error === null || !failures.has(error) || !storage) return false;
      // It stays lost for now, and the guard unused: the next failure with a connection may still reload.
      if (!isOnline()) return false;
      const key = LOST_CHUNK_KEY + build;
      try {
        if (storage.getItem(key)) return false;
        storage.setItem(key, '1');
      } catch {
        return false;
      }
      reload();
      return true;
    },
  };
}
