import { createJsonPost } from './json-post.ts';

function setUp(response: () => Response = () => new Response('{"ok":true}')) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(async () => response());
  return { fetch, post: createJsonPost({ baseUrl: 'https://api.example/', fetch }) };
}

describe('posting JSON', () => {
  it('sends the body to the path below the base', async () => {
    const { post, fetch } = setUp();
    expect(await post('auth/login', { a: 1 }, { 'x-more': '1' })).toEqual({ ok: true });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('https://api.example/auth/login');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'x-more': '1' },
    });
  });

  it('resolves with the body of an error response too', async () => {
    const { post } = setUp(() => new Response('{"httpStatus":401}', { status: 401 }));
    expect(await post('auth/login', {})).toEqual({ httpStatus: 401 });
  });

  it('treats the HTML page of a gateway as no response', async () => {
    const { post } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(post('auth/login', {})).rejects.toThrow();
  });

  it('rejects after the timeout', async () => {
    const fetch = (_input: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const post = createJsonPost({ baseUrl: '/', fetch: fetch as typeof globalThis.fetch, timeoutMs: 5 });
    await expect(post('auth/login', {})).rejects.toThrow('timeout');
  });

  it.each([
    { timeoutMs: undefined, ms: 10_000 },
    { timeoutMs: 0, ms: 0 },
    { timeoutMs: 1.5, ms: 2 },
    { timeoutMs: Infinity, ms: 2 ** 31 - 1 },
    { timeoutMs: 1e12, ms: 2 ** 31 - 1 },
    { timeoutMs: -1, ms: 10_000 },
    { timeoutMs: NaN, ms: 10_000 },
    { timeoutMs: null as never, ms: 10_000 },
  ])('waits $ms milliseconds for a limit of $timeoutMs', async ({ timeoutMs, ms }) => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    const { fetch } = setUp();
    const post = createJsonPost({ baseUrl: '/', fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
    expect(await post('auth/login', {})).toEqual({ ok: true });
    expect(limit).toHaveBeenCalledWith(ms);
    limit.mockRestore();
  });

  it.each([401, 403, 429, 500, 503])('treats the status %s as no response when the body says 200', async (status) => {
    const body = '{"httpStatus":200,"message":"Signed in.","data":{"SagAuthToken":"gms_abc"}}';
    const { post } = setUp(() => new Response(body, { status }));
    await expect(post('auth/login', {})).rejects.toThrow(`answered ${status} with a body that says 200`);
  });
});
