import type { PostJson } from './session.ts';

export interface JsonPostOptions {
  /** The base address of the API, for example `/` or `https://api.example/`. */
  baseUrl: string;
  /** Usually what `createAuthFetch` returned. */
  fetch: typeof fetch;
  /** @default 10000 */
  timeoutMs?: number;
}

/**
 * Makes the `post` of `createSession` from a `fetch`.
 *
 * It gives up after ten seconds, and an answer that is not JSON (a gateway's
 * error page, for example) counts as no answer, and so does a failure whose
 * body says that all went well.
 */
export function createJsonPost({ baseUrl, fetch, timeoutMs = 10_000 }: JsonPostOptions): PostJson {
  return async (path, body, headers) => {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (!response.ok && Object(answer).httpStatus === 200) {
      throw new TypeError(`[auth-client] ${path} answered ${response.status} with a body that says 200.`);
    }
    return answer;
  };
}
