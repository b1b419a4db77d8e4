import { AUTH_TOKEN_KEY, SIGN_IN_STEP } from '../contract/auth-paths.ts';
import type { TokenStore } from './token-store.ts';

export interface AuthFetchOptions {
  tokenStore: TokenStore;
  /** Addresses that may receive the token: an origin with an optional path, or a path of this page's origin. */
  baseUrls: readonly string[];
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /** Base of relative addresses. @default globalThis.location.href */
  documentUrl?: string | undefined;
  /** Called once per token when the server rejects it; the token is removed afterwards. */
  onUnauthorized?: (() => void) | undefined;
  /** Called once for every error response and every failed request; the caller still gets both. */
  logFailure?: ((message: string) => void) | undefined;
}

/**
 * Creates a `fetch` that sends the session token to the configured addresses only.
 *
 * A request with the token rejects redirects, because a browser would send the header to the target of the redirect. A
 * 401 for the current token removes it; a 401 for an older token, or for a wrong password or code, does not.
 *
 * @example
 * const authFetch = createAuthFetch({ tokenStore, baseUrls: ['/'], onUnauthorized: showSignIn });
 * const baseQuery = fetchBaseQuery({ baseUrl: '/', fetchFn: authFetch });
 */
export function createAuthFetch(options: AuthFetchOptions): typeof fetch {
  const { tokenStore, onUnauthorized, logFailure } = options;

  return async (input, init) => {
    const documentUrl = options.documentUrl ?? globalThis.location?.href;
    // A `URL` and a `Request` are absolute, and may be of another window.
    let request = new Request(typeof input === 'string' ? new URL(input, documentUrl) : input, init);
    const url = new URL(request.url);
    const isOurs = options.baseUrls.some((base) => covers(new URL(base, documentUrl), url));
    const sent = isOurs ? (request.headers.get(AUTH_TOKEN_KEY) ?? tokenStore.get()) : null;
    if (sent) {
      request = new Request(request, { redirect: 'error' });
      request.headers.set(AUTH_TOKEN_KEY, sent);
    }
    const send = options.fetch ?? globalThis.fetch;

    const call = `[auth-client] ${request.method} ${url.pathname}`;

    let response: Response;
    try {
      response = await send(request);
    } catch (error) {
      if (!request.signal.aborted) logFailure?.(`${call} did not arrive.`);
      throw error;
    }
    if (response.status >= 400) logFailure?.(`${call} answered ${response.status}.`);
    if (response.status === 401 && sent && sent === tokenStore.get() && !SIGN_IN_STEP.test(url.pathname)) {
      // Called before the token is cleared, so that the session ends as expired. The token is cleared in any case.
      try {
        onUnauthorized?.();
      } finally {
        if (tokenStore.get() === sent) tokenStore.clear();
      }
    }
    return response;
  };
}

/** Returns true when `url` is the base or below it; `/api` covers `/api/x`, never `/apix`. */
function covers(base: URL, url: URL): boolean {
  return base.origin === url.origin && `${url.pathname}/`.startsWith(base.pathname.replace(/\/?$/, '/'));
}
