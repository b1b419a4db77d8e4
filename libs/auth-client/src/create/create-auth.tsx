import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { createAuthFetch } from '../core/auth-fetch.ts';
import { createJsonPost } from '../core/json-post.ts';
import { createSession, type Session } from '../core/session.ts';
import { createTokenStore, type TokenStore } from '../core/token-store.ts';
import { AuthProvider } from '../react/auth-provider.tsx';
import { authEndpoints, authTagTypes, type AuthTag, type HttpBaseQuery } from '../rtk-query/auth-endpoints.ts';

export interface CreateAuthOptions {
  /** Where the API is: a path of this page's origin, such as `/`, or a whole address. */
  baseUrl: string;
  /** Where token and device are kept: usually `localStorage`. `null` keeps them for this page alone. */
  storage: Storage | null;
  /** Where the form values go, never the password. @default the browser's `sessionStorage` */
  sessionStorage?: Storage | null;
  /** How calls leave. @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Told about failures that a person is not told about. */
  log?: (message: string, cause?: unknown) => void;
}

/** Everything about sign-in that a host needs, wired. */
export interface Auth {
  tokenStore: TokenStore;
  session: Session;
  /** A `fetch` that carries the token below `baseUrl`, and nowhere else. */
  fetch: typeof fetch;
  /** The base query, and the tags, for the host's `createApi`. */
  baseQuery: HttpBaseQuery;
  tagTypes: readonly AuthTag[];
  /** The calls about sign-in, for the host's `createApi`. */
  endpoints: typeof authEndpoints;
  /** Gives the hooks of `@genmaster/auth-client/react` this session. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  /** Stops following other tabs. */
  dispose: () => void;
}

/**
 * Wires token store, `fetch`, session, endpoints and React provider to each other, in one call.
 *
 * Who wants it otherwise puts `createTokenStore`, `createAuthFetch`,
 * `createJsonPost` and `createSession` together by hand: these are its parts.
 *
 * @example
 * const auth = createAuth({ baseUrl: '/', storage: localStorage });
 */
export function createAuth({ baseUrl, storage, log, ...options }: CreateAuthOptions): Auth {
  const events = typeof window === 'undefined' ? null : window;
  const tokenStore = createTokenStore({ storage, events });
  const authFetch = createAuthFetch({
    tokenStore,
    baseUrls: [baseUrl],
    onUnauthorized: () => session.expire(),
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(log ? { logFailure: log } : {}),
  });
  const session = createSession({
    tokenStore,
    sessionStorage: options.sessionStorage === undefined ? browserSessionStorage() : options.sessionStorage,
    deviceStorage: storage,
    post: createJsonPost({ baseUrl, fetch: authFetch }),
    ...(log ? { log } : {}),
  });
  return {
    tokenStore,
    session,
    fetch: authFetch,
    baseQuery: fetchBaseQuery({ baseUrl, fetchFn: authFetch }),
    tagTypes: authTagTypes,
    endpoints: authEndpoints,
    Provider: ({ children }) => (
      <AuthProvider tokenStore={tokenStore} session={session}>
        {children}
      </AuthProvider>
    ),
    dispose: () => session.dispose(),
  };
}

/** Reading the property alone throws where storage is denied. */
function browserSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
