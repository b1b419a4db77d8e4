import { createMetadataSource, loadRemoteMetadata, type LoadRemoteMetadataOptions } from './load-remote-metadata.ts';

const map = { '/': { title: 'Remote' } };

/** Creates a server that returns one text and records its requests. */
function serverAnswering(body: string, init?: ResponseInit) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(async () => new Response(body, init));
  const warn = jest.fn();
  const options: LoadRemoteMetadataOptions = {
    source: 'DB',
    fetch,
    baseUrl: 'https://api.example/base/',
    logger: { warn },
  };
  return { fetch, warn, options };
}

describe('the metadata source', () => {
  it('DB requests the map of the project', async () => {
    const { options, fetch, warn } = serverAnswering(JSON.stringify(map));

    await expect(loadRemoteMetadata({ ...options, projectId: '12' })).resolves.toEqual(map);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/base/clientsetting/get-metaschema-json/12');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([undefined, null, '', 'abc', '1/../2', '-1', {}, '9'.repeat(30)])(
    'DB requests project 169 when the stored id is %j',
    async (projectId) => {
      const { options, fetch } = serverAnswering(JSON.stringify(map));
      await loadRemoteMetadata({ ...options, projectId });

      expect(fetch.mock.calls[0]?.[0]).toMatch(/\/get-metaschema-json\/169$/);
    },
  );

  it('FILESYSTEM sends the name of the project and reads the map from data', async () => {
    const { options, fetch } = serverAnswering(JSON.stringify({ data: map }));

    await expect(loadRemoteMetadata({ ...options, source: 'FILESYSTEM', projectName: 'GENMASTER' })).resolves.toEqual(
      map,
    );
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example/base/clientsetting/get-metaschemajson-from-file');
    expect(init).toMatchObject({ method: 'POST', body: '{"projectName":"GENMASTER"}' });
  });

  it.each(['BUILTIN', '', 'db', 'anything'])('%j sends no request', async (source) => {
    const { options, fetch, warn } = serverAnswering(JSON.stringify(map));

    await expect(loadRemoteMetadata({ ...options, source })).resolves.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});

it.each([
  { timeoutMs: Infinity, ms: 2 ** 31 - 1 },
  { timeoutMs: 1.5, ms: 2 },
  { timeoutMs: '250' as never, ms: 250 },
  { timeoutMs: NaN, ms: 3000 },
  { timeoutMs: -1, ms: 3000 },
  { timeoutMs: null as never, ms: 3000 },
])('waits $ms milliseconds for a limit of $timeoutMs', async ({ timeoutMs, ms }) => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const { options, warn } = serverAnswering(JSON.stringify(map));

  await expect(loadRemoteMetadata({ ...options, timeoutMs })).resolves.toEqual(map);
  expect(limit).toHaveBeenCalledWith(ms);
  expect(warn).not.toHaveBeenCalled();
  limit.mockRestore();
});

it('calls fetch as a plain function, because the one of a browser accepts no other object as its owner', async () => {
  const { options } = serverAnswering('');
  const fetch = async function (this: unknown) {
    if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation');
    return new Response(JSON.stringify(map));
  };

  await expect(loadRemoteMetadata({ ...options, fetch })).resolves.toEqual(map);
});

describe('a failure', () => {
  it.each([
    { what: 'an error status', body: '{}', init: { status: 500 }, reason: 'status 500' },
    { what: 'a page', body: '<!doctype html>', reason: 'not valid JSON' },
    { what: 'half an answer', body: '{"/": {"title"', reason: 'JSON' },
    { what: 'nothing', body: '', reason: 'JSON' },
    { what: 'a list', body: '[]', reason: 'not a map' },
    { what: 'null', body: 'null', reason: 'not a map' },
    { what: 'a huge answer', body: `{"a":"${'x'.repeat(600_000)}"}`, reason: 'over 524288 characters' },
  ])('such as $what gives null and one log line', async ({ body, init, reason }) => {
    const { options, warn } = serverAnswering(body, init);

    await expect(loadRemoteMetadata(options)).resolves.toBeNull();
    expect(warn.mock.calls).toEqual([[expect.stringContaining(reason)]]);
    expect(warn.mock.calls[0][0]).toContain('The built-in metadata is shown.');
  });

  it('such as a file response without data gives null', async () => {
    const { options, warn } = serverAnswering(JSON.stringify(map));

    await expect(loadRemoteMetadata({ ...options, source: 'FILESYSTEM', projectName: 'X' })).resolves.toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('such as no connection gives null', async () => {
    const { options, warn } = serverAnswering('');
    const fetch = () => Promise.reject(new TypeError('fetch failed'));

    await expect(loadRemoteMetadata({ ...options, fetch })).resolves.toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('fetch failed'));
  });

  it.each<{ what: string; fetch: typeof globalThis.fetch }>([
    { what: 'an answer that never comes', fetch: () => new Promise(() => undefined) },
    {
      what: 'a body that never ends',
      fetch: async () => ({ ok: true, text: () => new Promise(() => undefined) }) as unknown as Response,
    },
  ])('such as $what ends at the timeout, also if fetch ignores the signal', async ({ fetch }) => {
    const { options, warn } = serverAnswering('');
    // An abort timer does not keep Node alive by itself.
    const keepAlive = setTimeout(() => undefined, 5000);
    await expect(loadRemoteMetadata({ ...options, fetch, timeoutMs: 5 })).resolves.toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);

    const stopped = AbortSignal.abort();
    await expect(loadRemoteMetadata({ ...options, fetch, signal: stopped })).resolves.toBeNull();
    clearTimeout(keepAlive);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('such as a slow server ends at the timeout', async () => {
    const { options, warn } = serverAnswering('');
    const fetch: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    // An abort timer does not keep Node alive by itself.
    const keepAlive = setTimeout(() => undefined, 5000);

    await expect(loadRemoteMetadata({ ...options, fetch, timeoutMs: 5 })).resolves.toBeNull();
    clearTimeout(keepAlive);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('timeout'));
  });
});

describe('a host that no longer wants the map', () => {
  it.each(['before', 'during'])('gets null and no log line when it aborts %s the request', async (when) => {
    const { options, warn } = serverAnswering(JSON.stringify(map));
    const host = new AbortController();
    if (when === 'before') host.abort();
    const fetch: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) stop();
        init?.signal?.addEventListener('abort', stop);
      });
    const loading = loadRemoteMetadata({ ...options, fetch, signal: host.signal });
    host.abort();

    await expect(loading).resolves.toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('still has the time limit until then', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')));
    const { options, warn } = serverAnswering('');
    const fetch: typeof globalThis.fetch = async (_url, init) => Promise.reject(init?.signal?.reason as Error);

    await expect(loadRemoteMetadata({ ...options, fetch, signal: new AbortController().signal })).resolves.toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('too late'));
    limit.mockRestore();
  });
});

describe('createMetadataSource', () => {
  it('sends one request, however often and early it is loaded', async () => {
    const { options, fetch } = serverAnswering(JSON.stringify(map));
    const source = createMetadataSource(options);

    const answers = await Promise.all([source.load(), source.load()]);
    expect([...answers, await source.load()]).toEqual([map, map, map]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not request again from a failed server for the same page', async () => {
    const { options, fetch, warn } = serverAnswering('', { status: 503 });
    const source = createMetadataSource(options);
    await source.load();

    await expect(source.load()).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
