import { AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';
import { addListener, notifyAll } from './listeners.ts';
import { putItem } from './put-item.ts';

/** Store of the session token. */
export interface TokenStore {
  /** Returns the token, or `null` when none is stored or the stored value cannot be a token. */
  get(): string | null;
  /** Stores a token. Throws for a value that cannot be a token. */
  set(token: string): void;
  clear(): void;
  /**
   * Calls the listener after every change, in this tab or another one, and when the page comes back from the
   * back/forward cache. Returns a function that ends the subscription.
   */
  subscribe(listener: () => void): () => void;
}

/** Methods of `window` for the `storage` events of other tabs, and for `pageshow`. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export interface TokenStoreOptions {
  /** Usually `localStorage`. With `null`, or a storage that throws, the token stays in memory for this page. */
  storage: Storage | null;
  /** Usually `window`. Without it, changes in other tabs are noticed at the next `get`. */
  events?: StorageEvents | null | undefined;
}

/**
 * Creates a store that keeps the session token in the given storage, under `SagAuthToken`.
 *
 * Every `get` reads the storage, so all tabs agree. A value that cannot be a token (white space, control characters,
 * more than 4 KiB) is removed and read as `null`, so it never reaches a request header.
 *
 * When a read fails, `get` returns the token that was last read or set here. `clear` always tries to remove the token
 * from the storage, also after failures, and overwrites one that cannot be removed.
 *
 * @example
 * const tokenStore = createTokenStore({ storage: localStorage, events: window });
 */
export function createTokenStore({ storage, events }: TokenStoreOptions): TokenStore {
  const listeners = new Set<() => void>();
  // The token that was last set or read here.
  let memory: string | null = null;
  // False after a failed write: the storage may hold an older token, so this page keeps its token in memory.
  let isStored = true;
  const put = (text: string | null) => putItem(storage, AUTH_TOKEN_KEY, text);
  const write = (token: string | null) => {
    memory = token;
    // The empty text, which is no token, takes the place of a token that cannot be removed.
    isStored = put(token) || (token === null && put(''));
  };
  // No key: the whole storage was cleared. Persisted: a page comes back that got no `storage` events meanwhile.
  const onEvent = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted ?? (key === null || key === AUTH_TOKEN_KEY)) notify();
  };
  const notify = () => notifyAll(listeners.values());

  return {
    get() {
      try {
        if (storage && isStored) memory = storage.getItem(AUTH_TOKEN_KEY);
      } catch {
        // While the storage is denied, the last token counts.
      }
      if (memory !== null && !isToken(memory)) write(null);
      return memory;
    },
    set(token) {
      if (!isToken(token)) {
        throw new TypeError('[auth-client] Not a token: 1 to 4096 printable characters.');
      }
      write(token);
      // A full storage keeps the token before this one, which must not sign anybody in again.
      if (!isStored) put(null);
      notify();
    },
    clear() {
      write(null);
      notify();
    },
    subscribe(listener) {
      const stop = addListener(listeners, listener);
      // Has no effect from the second listener on.
      events?.addEventListener('storage', onEvent);
      events?.addEventListener('pageshow', onEvent);
      return () => {
        stop();
        if (listeners.size) return;
        events?.removeEventListener('storage', onEvent);
        events?.removeEventListener('pageshow', onEvent);
      };
    },
  };
}

/**
 * Returns true when a value can be a token; a token is sent as a request header without encoding. The texts `undefined`
 * and `null` are rejected, because code writes them when it has no token.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^(?!(?:undefined|null)$)[!-~]{1,4096}$/.test(value);
}
