import type { PostJson } from './session.ts';
import { timeLimitMs } from './time-limit.ts';

export interface JsonPostOptions {
  /** Base address of the API, for example `/` or `https://api.example/`. */
  baseUrl: string;
  /** Usually the return value of `createAuthFetch`. */
  fetch: typeof fetch;
  /** `Infinity` waits as long as a timer can; what is no length of time becomes the default. @default 10000 */
  timeoutMs?: number | undefined;
}

/**
 * Creates the `post` option of `createSession` from a `fetch`.
 *
 * The timeout is ten seconds by default. A response that is not JSON (a gateway's error page, for example) counts as no
 * response, and so does an error response whose body says 200.
 */
export function createJsonPost({ baseUrl, fetch, timeoutMs }: JsonPostOptions): PostJson {
  return async (path, body, headers) => {
    const response = await fetch(baseUrl.replace(/\/?$/, '/') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimitMs(timeoutMs)),
    });
    const answer: unknown = await response.json();
    if (!response.ok && Object(answer).httpStatus === 200) {
      throw new TypeError(`[auth-client] ${path} answered ${response.status} with a body that says 200.`);
    }
    return answer;
  };
}
