import { AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';

/** The one place that knows the session token. */
export interface TokenStore {
  /** The token, or `null` when there is none or what is stored cannot be one. */
  get(): string | null;
  /** Stores a token. One that cannot be a token is refused with an error. */
  set(token: string): void;
  clear(): void;
  /** Calls back after every change, in this tab or another one. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** The parts of `window` that tell one tab about a change in another. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export interface TokenStoreOptions {
  /** Usually `localStorage`. `null`, or a storage that throws, keeps the token in memory for this page. */
  storage: Storage | null;
  /** Usually `window`. Without it other tabs are noticed at the next `get`. */
  events?: StorageEvents | null;
}

/**
 * Keeps the session token in the storage you pass, under `SagAuthToken`.
 *
 * Every `get` reads the storage, so tabs never disagree. What cannot be a
 * token (white space, control characters, more than 4 KiB) is removed and
 * read as `null`, so it never reaches a request header.
 *
 * @example
 * const tokenStore = createTokenStore({ storage: localStorage, events: window });
 */
export function createTokenStore({ storage, events = null }: TokenStoreOptions): TokenStore {
  const listeners = new Set<() => void>();
  let memory: string | null = null;
  // Storage may be denied or full at any call; from then on this page keeps its token in memory.
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

/** True for what can be a token at all: it goes into a request header as it is. */
export function isToken(text: string): boolean {
  return /^[!-~]{1,4096}$/.test(text);
}
