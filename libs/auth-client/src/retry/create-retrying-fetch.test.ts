import { createAuthFetch } from '../core/auth-fetch.ts';
import { createTokenStore } from '../core/token-store.ts';
import { createRetryingFetch, type RetryingFetchOptions } from './create-retrying-fetch.ts';

type Answer = () => Response | Promise<Response>;

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const says =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('body', { status, headers });

const ADDRESS = 'https://site.example/theme/x';

/** Creates a retrying fetch with a list of responses; it skips the waits and records their lengths. */
function setUp(answers: Answer[], options: Partial<RetryingFetchOptions> = {}) {
  const sent: Request[] = [];
  const waits: number[] = [];
  const retryingFetch = createRetryingFetch({
    fetch: async (input) => {
      sent.push(input as Request);
      const answer = answers[sent.length - 1] ?? answers.at(-1)!;
      return answer();
    },
    isOnline: () => true,
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
    ...options,
  });
  return { retryingFetch, sent, waits };
}

it.each([
  { trouble: 'a lost connection', answer: lost },
  ...[408, 425, 429, 500, 502, 503, 504].map((status) => ({ trouble: String(status), answer: says(status) })),
])('retries a read after $trouble, with growing waits', async ({ answer }) => {
  const { retryingFetch, waits } = setUp([answer, answer, says(200)]);
  expect((await retryingFetch(ADDRESS)).status).toBe(200);
  expect(waits).toEqual([500, 1_000]);
});

it.each([200, 204, 304, 400, 401, 403, 404, 409, 412, 413, 415, 422, 501])(
  'returns a response with the status %s without a retry',
  async (status) => {
    const answer = () => new Response(null, { status });
    const { retryingFetch, sent } = setUp([answer]);
    expect((await retryingFetch(ADDRESS)).status).toBe(status);
    expect(sent).toHaveLength(1);
  },
);

it('retries when the body of the response before breaks during the wait, and leaves no unhandled rejection', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
  const { retryingFetch } = setUp([() => new Response(broken, { status: 503 }), says(200)]);
  expect((await retryingFetch(ADDRESS)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('gives up after three tries and returns the last response, which is readable', async () => {
  const { retryingFetch, sent } = setUp([says(503), says(503), () => new Response('still down', { status: 503 })]);
  const answer = await retryingFetch(ADDRESS);
  expect([answer.status, await answer.text(), sent.length]).toEqual([503, 'still down', 3]);
});

it('gives up after three lost connections and rejects with the last error', async () => {
  const { retryingFetch, sent } = setUp([lost]);
  await expect(retryingFetch(ADDRESS)).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(3);
});

it('sends a write once, unless the server can recognise a repetition', async () => {
  const plain = setUp([says(503)]);
  await plain.retryingFetch(ADDRESS, { method: 'POST', body: '{}' });
  const keyed = setUp([says(503)]);
  await keyed.retryingFetch(ADDRESS, { method: 'POST', body: '{}', headers: { 'Idempotency-Key': 'k-1' } });
  const reading = setUp([says(503)], { repeatablePosts: ['theme/x'] });
  await reading.retryingFetch(ADDRESS, { method: 'POST', body: '{}' });
  expect([plain.sent.length, keyed.sent.length, reading.sent.length]).toEqual([1, 3, 3]);
});

it('sends the whole body with every try', async () => {
  const { retryingFetch, sent } = setUp([lost, says(500), says(200)]);
  await retryingFetch(ADDRESS, { method: 'PUT', body: '{"a":1}' });
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual(['{"a":1}', '{"a":1}', '{"a":1}']);
});

it('waits as long as the server asks for, and does not retry when that is too long', async () => {
  const soon = setUp([says(429, { 'retry-after': '2' }), says(200)]);
  expect((await soon.retryingFetch(ADDRESS)).status).toBe(200);
  expect(soon.waits).toEqual([2_500]);
  const late = setUp([says(429, { 'retry-after': '60' }), says(200)]);
  expect((await late.retryingFetch(ADDRESS)).status).toBe(429);
});

it.each([
  { clock: 'an hour behind', now: '2026-01-01T09:00:00Z' },
  { clock: 'an hour ahead', now: '2026-01-01T11:00:00Z' },
])('reads the date in “Retry-After” by the clock of the server when that of the device is $clock', async ({ now }) => {
  const headers = { date: 'Thu, 01 Jan 2026 10:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 10:00:02 GMT' };
  const { retryingFetch, waits } = setUp([says(503, headers), says(200)], { now: () => Date.parse(now) });
  expect((await retryingFetch(ADDRESS)).status).toBe(200);
  expect(waits).toEqual([2_500]);
});

it('does not retry without a connection', async () => {
  const { retryingFetch, sent } = setUp([lost], { isOnline: () => false });
  await expect(retryingFetch(ADDRESS)).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(1);
});

it('does not start a wait that would end after the timeout', async () => {
  let nowMs = 0;
  const slow: Answer = () => {
    nowMs += 9_800;
    return new Response('', { status: 503 });
  };
  const { retryingFetch, sent } = setUp([slow], { now: () => nowMs });
  expect((await retryingFetch(ADDRESS)).status).toBe(503);
  expect(sent).toHaveLength(1);
});

/** Creates a request that ends only when the caller aborts it, like a server that hangs. */
const hanging = (input: RequestInfo | URL) =>
  new Promise<Response>((_resolve, reject) => {
    const { signal } = input as Request;
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

it('aborts a request at its timeout, and does not retry', async () => {
  const fetch = jest.fn(hanging);
  const { retryingFetch } = setUp([], { fetch, deadlineMs: 5 });
  await expect(retryingFetch(ADDRESS)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([Infinity, 1e12, 5000.5, -1, NaN])('sends and retries with a time limit of %s', async (deadlineMs) => {
  const { retryingFetch, sent } = setUp([says(503), says(200)], { deadlineMs });
  expect((await retryingFetch(ADDRESS)).status).toBe(200);
  expect(sent).toHaveLength(2);
});

it('stops when the caller aborts, during a request and during a wait', async () => {
  const caller = new AbortController();
  const underWay = setUp([], { fetch: hanging }).retryingFetch(ADDRESS, { signal: caller.signal });
  const waiting = createRetryingFetch({ fetch: async () => new Response('', { status: 503 }), random: () => 1 });
  const waitingCall = waiting(ADDRESS, { signal: caller.signal });
  await Promise.resolve();
  caller.abort();
  await expect(underWay).rejects.toMatchObject({ name: 'AbortError' });
  await expect(waitingCall).rejects.toMatchObject({ name: 'AbortError' });
});

it('logs a failure once and ends the session once for a 401, when it wraps the fetch that sends the token', async () => {
  const tokenStore = createTokenStore({ storage: null });
  tokenStore.set('gms_abc');
  const logFailure = jest.fn();
  const onUnauthorized = jest.fn();
  const { retryingFetch, sent } = setUp([says(503), says(503), says(503), says(401)]);
  const baseUrls = ['https://site.example/'];
  const authFetch = createAuthFetch({ tokenStore, baseUrls, fetch: retryingFetch, logFailure, onUnauthorized });
  await authFetch(ADDRESS);
  await authFetch(ADDRESS);
  expect(sent).toHaveLength(4);
  expect(sent.map(({ headers }) => headers.get('SagAuthToken'))).toEqual(Array(4).fill('gms_abc'));
  expect(sent.map(({ redirect }) => redirect)).toEqual(Array(4).fill('error'));
  expect(logFailure.mock.calls).toEqual([
    ['[auth-client] GET /theme/x answered 503.'],
    ['[auth-client] GET /theme/x answered 401.'],
  ]);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});
