import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { get as fetchSlowly, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { writeFiles } from '../testing/write-files.ts';

const HASH = `'sha256-${'A'.repeat(43)}='`;
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'about-us/index.html': '<h1>About us</h1>',
  'uniqueness/power/index.html': '<h1>Power</h1>',
  'hi/index.html': '<h1>होम</h1>',
  '404.html': '<h1>That page isn’t here</h1>',
  'hi/404.html': '<h1>यह पेज यहाँ नहीं है</h1>',
  'robots.txt': 'User-agent: *',
  '_data/about-us.json': '{"path":"/about-us"}',
  'assets/site-1a2b.js': 'export {};'.repeat(50),
  'assets/site-1a2b.js.br': brotliCompressSync('export {};'.repeat(50)),
  'csp.json': JSON.stringify({ 'script-src': [HASH] }),
};

const EARLY = 'Thu, 01 Jan 1970 00:00:00 GMT';
const LATE = 'Fri, 01 Jan 2100 00:00:00 GMT';

let folder: string;

const writeSite = (files: typeof FILES = FILES) => writeFiles(folder, files);

async function serve() {
  const { app } = await createTestServer('sqlite', { config: { siteDir: folder } });
  const get = (
    url: string,
    headers: Record<string, string> = { accept: 'text/html' },
    method: 'GET' | 'HEAD' = 'GET',
  ) => app.inject({ method, url, headers });
  return { app, get };
}

describe('the built site', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'genmaster-site-'));
  });

  afterEach(async () => {
    await closeTestServers();
    rmSync(folder, { recursive: true });
  });

  it.each([
    { url: '/', text: 'Home' },
    { url: '/?utm=1', text: 'Home' },
    { url: '/about-us', text: 'About us' },
    { url: '/uniqueness/power?x=1', text: 'Power' },
  ])('responds to $url with its page, revalidated each time', async ({ url, text }) => {
    writeSite();
    const { get } = await serve();
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(text);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    { built: 'https://genmaster.example', isProduction: true, origin: null, refusal: 'which is a placeholder' },
    { built: 'http://localhost:4200', isProduction: true, origin: null, refusal: 'which is a placeholder' },
    { built: 'https://genmaster.example', isProduction: false, origin: null, refusal: null },
    { built: 'https://genmaster.example', isProduction: true, origin: 'https://genmaster.example', refusal: null },
    { built: 'https://genmaster.org', isProduction: true, origin: null, refusal: null },
    {
      built: 'https://genmaster.org',
      isProduction: false,
      origin: 'https://other.org',
      refusal: 'was built for https',
    },
  ])(
    'built for $built is served or refused: production $isProduction, SITE_ORIGIN $origin',
    async ({ built, isProduction, origin, refusal }) => {
      writeSite({ ...FILES, 'index.html': `<head><link rel="canonical" href="${built}/"></head>` });
      const config = { siteDir: folder, isProduction, siteOrigin: origin };
      const start = createTestServer('sqlite', { config });
      if (refusal === null) await expect(start).resolves.toBeDefined();
      else await expect(start).rejects.toThrow(refusal);
    },
  );

  it.each([
    { file: 'social/home.png', header: 'cross-origin-resource-policy', value: 'cross-origin' },
    { file: 'icon-192.png', header: 'cross-origin-resource-policy', value: 'same-origin' },
    { file: 'about-us.md', header: 'x-robots-tag', value: 'noindex' },
    { file: 'frame.html', header: 'speculation-rules', value: '"/speculation-rules/likely-next-page.json"' },
    {
      file: 'speculation-rules/likely-next-page.json',
      header: 'content-type',
      value: 'application/speculationrules+json',
    },
    { file: 'about-us.md', header: 'content-type', value: expect.stringMatching(/^text\/markdown; charset=utf-8$/i) },
    { file: '.well-known/security.txt', header: 'content-type', value: 'text/plain; charset=utf-8' },
    { file: 'favicon.ico', header: 'content-type', value: expect.stringMatching(/^image\//) },
    { file: 'recordings/a/recording.webm', header: 'content-type', value: 'video/webm' },
    { file: 'recordings/a/recording.mp4', header: 'content-type', value: 'video/mp4' },
    {
      file: 'recordings/a/en.vtt',
      header: 'content-type',
      value: expect.stringMatching(/^text\/vtt; charset=utf-8$/i),
    },
    { file: 'recordings/a/poster.webp', header: 'content-type', value: 'image/webp' },
    { file: 'recordings/a/recording.mp4', header: 'cross-origin-resource-policy', value: 'cross-origin' },
    { file: 'frames/sandbox.html', header: 'cross-origin-resource-policy', value: 'cross-origin' },
    {
      file: 'recordings/a/recording.mp4',
      header: 'content-security-policy',
      value: expect.stringContaining("media-src 'self'"),
    },
  ])('responds to /$file with $header', async ({ file, header, value }) => {
    writeSite({ ...FILES, [file]: 'x' });
    const { get } = await serve();
    const answer = await get(`/${file}`, { accept: '*/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[header]).toEqual(value);
  });

  it('sends the byte range of a recording that a player requests', async () => {
    writeSite({ ...FILES, 'recordings/a/recording.mp4': Buffer.from('0123456789') });
    const { get } = await serve();
    const whole = await get('/recordings/a/recording.mp4', { accept: '*/*' });
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    const part = await get('/recordings/a/recording.mp4', { accept: '*/*', range: 'bytes=4-6' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 4-6/10');
    expect(part.body).toBe('456');
    const beyond = await get('/recordings/a/recording.mp4', { accept: '*/*', range: 'bytes=20-' });
    expect({ status: beyond.statusCode, range: beyond.headers['content-range'] }).toEqual({
      status: 416,
      range: 'bytes */10',
    });
  });

  // RFC 9110, 14.1.2: a suffix longer than the file is the whole file.
  it.each(['bytes=-10', 'bytes=-11', 'bytes=-99999999999'])('sends the whole recording for %s', async (range) => {
    writeSite({ ...FILES, 'recordings/a/recording.mp4': Buffer.from('0123456789') });
    const { get } = await serve();
    const answer = await get('/recordings/a/recording.mp4', { accept: '*/*', range });
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 200, body: '0123456789' });
    const end = await get('/recordings/a/recording.mp4', { accept: '*/*', range: 'bytes=-3' });
    expect({ status: end.statusCode, body: end.body }).toEqual({ status: 206, body: '789' });
  });

  it('sends a file completely, however slowly a visitor reads it', async () => {
    const size = 16 * 1024 * 1024;
    writeSite({ ...FILES, 'film.mp4': Buffer.alloc(size) });
    const { app } = await createTestServer('sqlite', { config: { siteDir: folder }, handlerTimeoutMs: 20 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const film = await new Promise<IncomingMessage>((resolve) =>
      fetchSlowly(`http://127.0.0.1:${port}/film.mp4`, resolve),
    );
    await wait(200);
    let taken = 0;
    for await (const part of film) taken += (part as Buffer).length;
    expect(taken).toBe(size);
  });

  it.each([
    { url: '/about-us/', to: '/about-us' },
    { url: '/about-us/?a=1&b=%2F', to: '/about-us?a=1&b=%2F' },
    { url: '/uniqueness/power//', to: '/uniqueness/power' },
    { url: '/about-us/index.html', to: '/about-us' },
    { url: '/about-us//index.html//', to: '/about-us' },
    { url: '/index.html?x', to: '/?x' },
    // There is no Hindi page yet.
    { url: '/hi/uniqueness/power?x=1', to: '/uniqueness/power?x=1' },
    { url: '/hi/about-us/', to: '/about-us' },
  ])('redirects $url to the canonical address of the page', async ({ url, to }) => {
    writeSite();
    const { get } = await serve();
    const answer = await get(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(to);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '//evil.example/',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/csp.json/',
    '/about-us/x',
    '/ABOUT-US',
  ])('responds to %s with its not-found page and 404, without a redirect', async (url) => {
    writeSite();
    const { get } = await serve();
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('That page isn’t here');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each(['/hi/nowhere', '/hi/nowhere/deeper', '/hi/404', '/hi/x?y'])(
    'responds to %s with the not-found page of its language',
    async (url) => {
      writeSite();
      const { get } = await serve();
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('यह पेज यहाँ नहीं है');
    },
  );

  it.each([
    { url: '/assets/site-old.js', accept: '*/*' },
    { url: '/assets/site-old.css', accept: 'text/css,*/*;q=0.1' },
    { url: '/assets/site-1a2b.js.br', accept: '*/*' },
    { url: '/assets/%73ite-old.js?v=1', accept: '*/*' },
    { url: '/assets/', accept: 'text/html' },
    { url: '/assets/site-old', accept: 'text/html' },
  ])('responds to $url, a missing part of the build, with plain text, for any client', async ({ url, accept }) => {
    writeSite();
    const { get } = await serve();
    const answer = await get(url, { accept });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Not found\n');
  });

  it.each(['/favicon.ico', '/csp.json', '/404.html', '/hi/404.html'])(
    'responds to %s, a missing file, with a problem document and never with a page',
    async (url) => {
      writeSite();
      const { get } = await serve();
      const answer = await get(url, { accept: '*/*' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
    },
  );

  it.each([
    { what: 'a program that accepts anything', url: '/nowhere', headers: { accept: '*/*' } },
    { what: 'a program that refuses pages', url: '/nowhere', headers: { accept: 'text/html;q=0, application/json' } },
    { what: 'a program without Accept', url: '/nowhere', headers: {} },
    { what: 'a browser, below an address of the API', url: '/auth/nowhere', headers: { accept: 'text/html' } },
    { what: 'a browser, below an encoded address', url: '/%61uth/nowhere', headers: { accept: 'text/html' } },
    {
      what: 'a browser, below an address with a parameter',
      url: '/clientsetting/get-metaschema-json/1/2',
      headers: { accept: 'text/html', 'sec-fetch-dest': 'document' },
    },
  ] as { what: string; url: string; headers: Record<string, string> }[])(
    'responds with a problem document to $what that asks for an unknown address',
    async ({ url, headers }) => {
      writeSite();
      const { get } = await serve();
      const answer = await get(url, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
    },
  );

  it.each([
    { what: 'a browser', headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } },
    { what: 'a client that prefers pages less', headers: { accept: 'application/json, Text/HTML ; q=0.1' } },
    { what: 'a browser that opens a document', headers: { accept: '*/*', 'sec-fetch-dest': 'document' } },
  ] as { what: string; headers: Record<string, string> }[])(
    'responds with its not-found page to $what',
    async ({ headers }) => {
      writeSite();
      const { get } = await serve();
      const answer = await get('/nowhere', headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('That page isn’t here');
    },
  );

  it('sends an existing page to any client, also to crawlers that accept anything', async () => {
    writeSite();
    const { get } = await serve();
    for (const headers of [{ accept: '*/*' }, {}, { accept: 'application/json' }] as Record<string, string>[]) {
      expect((await get('/about-us', headers)).body).toContain('About us');
    }
  });

  it.each([
    { header: 'if-none-match', value: '*' },
    { header: 'if-match', value: '"x"' },
    { header: 'if-modified-since', value: LATE },
    { header: 'if-unmodified-since', value: EARLY },
    { header: 'range', value: 'bytes=0-4' },
  ])('ignores $header for an unknown address', async ({ header, value }) => {
    writeSite();
    const { get } = await serve();
    const answer = await get('/nowhere', { accept: 'text/html', [header]: value });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('That page isn’t here');
  });

  // RFC 9110, 13.1.1: a weak tag never shows that two copies have the same bytes.
  it('sends no file to a client that asks for a copy which it cannot know to be the same', async () => {
    writeSite();
    const { get } = await serve();
    const tag = String((await get('/robots.txt')).headers.etag);
    for (const header of [tag, tag.slice(2), '"other"', `"other", ${tag}`]) {
      expect({ header, status: (await get('/robots.txt', { 'if-match': header })).statusCode }).toEqual({
        header,
        status: 412,
      });
    }
    // RFC 9110, 13.1.4: the date counts only without a tag.
    for (const more of [{}, { 'if-unmodified-since': EARLY }] as Record<string, string>[])
      expect((await get('/robots.txt', { 'if-match': '*', ...more })).statusCode).toBe(200);
    expect((await get('/robots.txt', { 'if-unmodified-since': EARLY })).statusCode).toBe(412);
  });

  it('continues a download from its date, and never from a weak tag', async () => {
    writeSite();
    const { get } = await serve();
    const { etag, 'last-modified': date } = (await get('/robots.txt')).headers;
    expect(etag).toMatch(/^W\//);
    const rest = (tag: unknown) => get('/robots.txt', { range: 'bytes=5-', 'if-range': String(tag) });
    expect((await rest(date)).statusCode).toBe(206);
    // A later date is that of another file, which stood here before an older build came back.
    for (const tag of [etag, String(etag).slice(2), EARLY, LATE]) {
      const answer = await rest(tag);
      expect({ tag, status: answer.statusCode, length: answer.headers['content-length'] }).toEqual({
        tag,
        status: 200,
        length: '13',
      });
    }
  });

  it.each(['bytes=0-4', 'bytes=9999-'])('ignores the range %s in a HEAD request', async (range) => {
    writeSite();
    const { get } = await serve();
    const head = await get('/robots.txt', { range }, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers).toMatchObject({ 'content-length': '13', 'accept-ranges': 'bytes' });
  });

  it.each([
    { method: 'POST', url: '/about-us', allow: 'GET, HEAD, OPTIONS' },
    { method: 'POST', url: '/about-us?x=1', allow: 'GET, HEAD, OPTIONS' },
    { method: 'DELETE', url: '/', allow: 'GET, HEAD, OPTIONS' },
    { method: 'PATCH', url: '/robots.txt', allow: 'GET, HEAD, OPTIONS' },
    { method: 'GET', url: '/auth/login', allow: 'POST, OPTIONS' },
    { method: 'HEAD', url: '/auth/login', allow: 'POST, OPTIONS' },
  ] as const)('refuses $method $url with 405 and the methods of the address', async ({ method, url, allow }) => {
    writeSite();
    const { app } = await serve();
    const answer = await app.inject({ method, url, headers: { accept: 'text/html' } });
    expect({ status: answer.statusCode, allow: answer.headers.allow }).toEqual({ status: 405, allow });
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    const options = await app.inject({ method: 'OPTIONS', url });
    expect({ status: options.statusCode, allow: options.headers.allow }).toEqual({ status: 204, allow });
  });

  it('sends a page again that was built anew with the same size and the same time', async () => {
    const page = join(folder, 'index.html');
    const build = async (text: string) => {
      writeSite({ ...FILES, 'index.html': text, 'index.html.br': brotliCompressSync(text) });
      for (const file of [page, `${page}.br`]) utimesSync(file, 0, 0);
      return (await serve()).get;
    };
    const before = await build('<script src="/assets/site-1a2b.js">');
    const { etag } = (await before('/')).headers;
    expect((await before('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    const after = await build('<script src="/assets/site-3c4d.js">');
    for (const encoding of ['identity', 'br']) {
      const headers = { 'accept-encoding': encoding, 'if-none-match': String(etag) };
      expect((await after('/', headers)).statusCode).toBe(200);
    }
  });

  it('sends a page again that was replaced under a running server', async () => {
    writeSite();
    utimesSync(join(folder, 'index.html'), 0, 0);
    const { get } = await serve();
    const { etag } = (await get('/')).headers;
    writeSite({ 'index.html': '<h1>Hove</h1>' });
    utimesSync(join(folder, 'index.html'), 0, 0);
    const answer = await get('/', { 'if-none-match': String(etag) });
    expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Hove</h1>']);
  });

  it('caches hashed files for a year and revalidates everything else', async () => {
    writeSite();
    const { get } = await serve();
    expect((await get('/assets/site-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/_data/about-us.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed file to clients that accept it, under the name of the plain one', async () => {
    writeSite();
    const { get } = await serve();
    const compressed = await get('/assets/site-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(
      (await get('/assets/site-1a2b.js', { 'accept-encoding': 'identity' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('responds to HEAD like GET, without the body', async () => {
    writeSite();
    const { get } = await serve();
    for (const url of ['/about-us', '/nowhere', '/about-us/']) {
      const [head, full] = [await get(url, { accept: 'text/html' }, 'HEAD'), await get(url)];
      expect(head.statusCode).toBe(full.statusCode);
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
      expect(head.body).toBe('');
    }
  });

  it('lets a page run only its own scripts and those with a hash from the build', async () => {
    writeSite();
    const { get } = await serve();
    const policies = [];
    for (const url of ['/about-us', '/nowhere']) policies.push((await get(url)).headers['content-security-policy']);
    expect(new Set(policies).size).toBe(1);
    expect(policies[0]).toMatch("default-src 'none'");
    expect(policies[0]).toMatch(`script-src 'self' ${HASH};`);
    expect(policies[0]).not.toMatch(/unsafe|https?:|\*/);
    expect(policies[0]).toMatch("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it.each(['/contact-us', '/hi/contact-us'])('lets a browser name the origin of the form on %s', async (url) => {
    writeSite({ ...FILES, 'contact-us/index.html': '<form>', 'hi/contact-us/index.html': '<form>' });
    const { get } = await serve();
    // With `no-referrer` a form has the origin `null`, by which a browser without `Sec-Fetch-Site` shows no own page.
    expect((await get(url)).headers['referrer-policy']).toBe('same-origin');
    expect((await get('/about-us')).headers['referrer-policy']).toBe('no-referrer');
  });

  it('can be framed by itself and by the sites that the operator names', async () => {
    writeSite();
    const { get } = await serve();
    expect((await get('/')).headers['content-security-policy']).toMatch("frame-ancestors 'self';");
    const frameParents = ['https://ide.example'];
    const { app } = await createTestServer('sqlite', { config: { siteDir: folder, frameParents } });
    const framed = await app.inject({ url: '/' });
    expect(framed.headers['content-security-policy']).toMatch("frame-ancestors 'self' https://ide.example;");
  });

  it('does not handle the calls of the API', async () => {
    writeSite();
    const { get, app } = await serve();
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
    const answer = await app.inject({ method: 'POST', url: '/about-us', payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  });

  it.each([
    { what: 'has no index.html', files: { 'x.html': '' }, message: 'has no index.html' },
    { what: 'has a broken csp.json', files: { 'index.html': '', 'csp.json': '{' }, message: 'is not readable JSON' },
    {
      what: 'wants to loosen the policy',
      files: { 'index.html': '', 'csp.json': '{"script-src":["\'unsafe-inline\'"]}' },
      message: 'lists of hashes, and nothing else',
    },
  ] as { what: string; files: typeof FILES; message: string }[])(
    'is refused at start when it $what',
    async ({ files, message }) => {
      writeSite(files);
      await expect(serve()).rejects.toThrow(message);
    },
  );

  it('is refused at start when its folder does not exist', async () => {
    const attempt = createTestServer('sqlite', { config: { siteDir: join(folder, 'missing') } });
    await expect(attempt).rejects.toThrow('which is not a folder that can be read');
  });
});
