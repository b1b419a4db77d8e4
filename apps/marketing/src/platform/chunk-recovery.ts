import { tryStorage } from '@genmaster/resilience';

/** Prefix of the session storage keys that record which build was reloaded already. */
export const LOST_CHUNK_KEY = 'gm-lost:';

/** Recovers a page whose build is gone from the server, as after a new release. */
export interface ChunkRecovery {
  /**
   * Reloads the page when `error` is a failed import of one of our own files, once per build.
   *
   * The error’s message is not read, because a message can come from anywhere. A visitor who is leaving is not kept:
   * some browsers drop the files of a page whose visitor follows a link.
   *
   * @returns whether a reload was started.
   */
  recover(error: unknown): boolean;
}

export interface ChunkRecoveryOptions {
  /** Target of the bundler’s event for each failed import: the window, `null` while prerendering. */
  events: Pick<EventTarget, 'addEventListener'> | null;
  /** Records the reloads of this tab. Without it nothing is reloaded, because that could become a loop. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Identifies the build: the address of its entry file. */
  build: string;
  reload: () => void;
  /**
   * Returns whether there is a connection; without one, a reload would lead to the browser’s error page.
   *
   * @default always connected
   */
  isOnline?: () => boolean;
}

/** Starts to listen for failed imports. */
export function createChunkRecovery({
  events,
  storage,
  build,
  reload,
  isOnline = () => true,
}: ChunkRecoveryOptions): ChunkRecovery {
  const failures = new WeakSet<object>();
  let isLeaving = false;
  events?.addEventListener('beforeunload', () => (isLeaving = true));
  events?.addEventListener('pageshow', () => (isLeaving = false));
  events?.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (typeof payload === 'object' && payload !== null) failures.add(payload);
  });
  return {
    recover(error) {
      if (typeof error !== 'object' || error === null || !failures.has(error)) return false;
      // No reload is recorded, so that the next failure with a connection may still reload.
      if (isLeaving || !isOnline()) return false;
      const key = LOST_CHUNK_KEY + build;
      const isFirst = tryStorage(storage, (area) => {
        if (area.getItem(key)) return false;
        area.setItem(key, '1');
        return true;
      });
      if (isFirst) reload();
      return isFirst === true;
    },
  };
}
