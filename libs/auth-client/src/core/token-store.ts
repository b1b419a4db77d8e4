import { AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';

/** Store of the session token. */
export interface TokenStore {
  /** Returns the token, or `null` when none is stored or the stored value cannot be a token. */
  get(): string | null;
  /** Stores a token. Throws for a value that cannot be a token. */
  set(token: string): void;
  clear(): void;
  /**
   * Calls the listener after every change, in this tab or another one. Returns a function that ends the subscription.
   */
  subscribe(listener: () => void): () => void;
}

/** Methods of `window` for the `storage` events of other tabs. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export interface TokenStoreOptions {
  /** Usually `localStorage`. With `null`, or a storage that throws, the token stays in memory for this page. */
  storage: Storage | null;
  /** Usually `window`. Without it, changes in other tabs are noticed at the next `get`. */
  events?: StorageEvents | null;
}

/**
 * Creates a store that keeps the session token in the given storage, under `SagAuthToken`.
 *
 * Every `get` reads the storage, so all tabs agree. A value that cannot be a token (white space, control characters,
 * more
 * than 4 KiB) is removed and read as `null`, so it never reaches a request header.
 *
 * @example
 * const tokenStore = createTokenStore({ storage: localStorage, events: window });
 */
export function createTokenStore({ storage, events = null }: TokenStoreOptions): TokenStore {
  const listeners = new Set<() => void>();
  let memory: string | null = null;
  // Storage may be denied or full at any call; after an error this page keeps its token in memory.
  let area = storage;
  const attempt = <T>(work: (area: Storage) => T): T | null => {
    try {
      return area && work(area);
    } catch {
      area = null;
      return null;
    }
  };
  const remove = () => {
    memory = null;
    attempt((area) => area.removeItem(AUTH_TOKEN_KEY));
  };
  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent; // null: the whole storage was cleared
    if (key === AUTH_TOKEN_KEY || key === null) notify();
  };

  return {
    get() {
      const stored = attempt((area) => area.getItem(AUTH_TOKEN_KEY));
      const token = area ? stored : memory;
      if (token === null || isToken(token)) return token;
      remove();
      return null;
    },
    set(token) {
      if (!isToken(token)) {
        throw new TypeError('[auth-client] Not a token: 1 to 4096 printable characters.');
      }
      memory = token;
      attempt((area) => area.setItem(AUTH_TOKEN_KEY, token));
      notify();
    },
    clear() {
      remove();
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) events?.removeEventListener('storage', onStorage);
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
