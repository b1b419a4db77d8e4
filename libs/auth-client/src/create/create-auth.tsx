import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { createAuthFetch } from '../core/auth-fetch.ts';
import { createJsonPost } from '../core/json-post.ts';
import { createSession, type Session } from '../core/session.ts';
import { TIMEOUT_MS } from '../core/time-limit.ts';
import { createTokenStore, type TokenStore } from '../core/token-store.ts';
import { AuthProvider } from '../react/auth-provider.tsx';
import { authEndpoints, authTagTypes, type AuthTag, type HttpBaseQuery } from '../rtk-query/auth-endpoints.ts';

export interface CreateAuthOptions {
  /** Base address of the API: a path of this page's origin, such as `/`, or an absolute address. */
  baseUrl: string;
  /** Storage of token and device secret: usually `localStorage`. With `null` they last for this page alone. */
  storage: Storage | null;
  /** Storage of the form values, never the password. @default the browser's `sessionStorage` */
  sessionStorage?: Storage | null | undefined;
  /** Function that sends the requests. @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /** Called for failures that are not shown to the person. */
  log?: ((message: string, cause?: unknown) => void) | undefined;
}

/** Connected parts of the sign-in for a host. */
export interface Auth {
  tokenStore: TokenStore;
  session: Session;
  /** A `fetch` that sends the token below `baseUrl`, and nowhere else. */
  fetch: typeof fetch;
  /** Base query for the host's `createApi`; `tagTypes` has its cache tags. */
  baseQuery: HttpBaseQuery;
  tagTypes: readonly AuthTag[];
  /** Sign-in endpoints for the host's `createApi`. */
  endpoints: typeof authEndpoints;
  /** Provides this session to the hooks of `@genmaster/auth-client/react`. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  /** Stops listening to other tabs. */
  dispose: () => void;
}

/**
 * Creates token store, `fetch`, session, endpoints and React provider, connected to each other.
 *
 * A host with other needs connects `createTokenStore`, `createAuthFetch`, `createJsonPost` and `createSession` itself.
 *
 * @example
 * const auth = createAuth({ baseUrl: '/', storage: localStorage });
 */
export function createAuth({ baseUrl, storage, log, ...options }: CreateAuthOptions): Auth {
  assertBase(baseUrl);
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
    baseQuery: fetchBaseQuery({ baseUrl, fetchFn: authFetch, timeout: TIMEOUT_MS }),
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

/** Throws for a base that would not cover the addresses of its own requests, so that they would go without the token. */
function assertBase(baseUrl: string): void {
  const isPath = /^\/(?![/\\])[^?#]*$/.test(baseUrl);
  const isAddress = /^https?:\/\/[^/?#@\\]+(?:\/[^?#]*)?$/i.test(baseUrl) && isParsable(baseUrl);
  if (isPath || isAddress) return;
  throw new TypeError(
    `[auth-client] The baseUrl "${baseUrl}" cannot be used. Pass a path such as "/", or an address such as "https://api.example/".`,
  );
}

/** Does what `URL.canParse` does in newer browsers. */
function isParsable(address: string): boolean {
  try {
    return new URL(address).href !== '';
  } catch {
    return false;
  }
}

/** Returns the session storage; reading the property throws where storage is denied. */
function browserSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
