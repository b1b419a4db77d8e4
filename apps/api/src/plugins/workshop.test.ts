import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { writeFiles } from '../testing/write-files.ts';
import { sitePolicy } from './site-policy.ts';

const INLINE = "window['REFS'] = {};";
const HASH = createHash('sha256').update(INLINE).digest('base64');
const FILES: Record<string, string> = {
  'index.html': `<title>Workshop</title><script>${INLINE}</script><script src="./sb-manager/runtime.js"></script>`,
  'iframe.html': '<div id="storybook-root"></div>',
  'index.json': '{}',
  'assets/iframe-1a2b.js': 'export {};',
  'sb-manager/runtime.js': 'export {};',
};

let folder: string;

const write = (files: Record<string, string>) => writeFiles(join(folder, 'workshop'), files);

async function serve({ besideSite = false } = {}) {
  const siteDir = besideSite ? join(folder, 'site') : null;
  const { app } = await createTestServer('sqlite', { config: { siteDir, workshopDir: join(folder, 'workshop') } });
  return (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
}

describe('the workshop', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'genmaster-workshop-'));
    writeFiles(folder, { 'site/index.html': '<h1>Home</h1>' });
  });

  afterEach(async () => {
    await closeTestServers();
    rmSync(folder, { recursive: true });
  });

  it.each([{ besideSite: false }, { besideSite: true }])('is served below /storybook, %j', async (options) => {
    write(FILES);
    const get = await serve(options);
    const page = await get('/storybook/?path=/story/x');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Workshop');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect((await get('/storybook/iframe.html?id=x')).body).toContain('storybook-root');
    expect((await get('/storybook/assets/iframe-1a2b.js')).headers['cache-control']).toMatch('immutable');
  });

  it('sends its address without a slash to the one with it, to which its links are relative', async () => {
    write(FILES);
    const get = await serve();
    const answer = await get('/storybook?path=/docs/x');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/storybook/?path=/docs/x']);
  });

  it.each(['/storybook/nothing.js', '/storybook/../site/index.html', '/storybook/%2e%2e/site/index.html'])(
    'has nothing at %s',
    async (url) => {
      write(FILES);
      const get = await serve();
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('says that it is being built until it is there, and then shows without a restart', async () => {
    const get = await serve({ besideSite: true });
    const before = await get('/storybook/');
    expect(before.statusCode).toBe(503);
    expect(before.headers).toMatchObject({ 'retry-after': '10', refresh: '5', 'cache-control': 'no-store' });
    write(FILES);
    expect((await get('/storybook/')).statusCode).toBe(200);
  });

  it('shows what was built anew, and what that may run', async () => {
    write(FILES);
    const get = await serve();
    await get('/storybook/');
    write({ ...FILES, 'assets/new-3c4d.js': 'export {};', 'index.html': '<script>other()</script>' });
    utimesSync(join(folder, 'workshop', 'index.json'), new Date(), new Date(Date.now() + 5_000));
    expect((await get('/storybook/assets/new-3c4d.js')).statusCode).toBe(200);
    expect((await get('/storybook/')).headers['content-security-policy']).not.toMatch(HASH);
  });

  it('runs its own scripts and the inline ones of its build, and leaves the policy of the site as it is', async () => {
    write(FILES);
    const get = await serve({ besideSite: true });
    const policy = String((await get('/storybook/')).headers['content-security-policy']);
    expect(policy).toMatch(`script-src 'self' 'sha256-${HASH}';`);
    expect(policy).toMatch("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect((await get('/')).headers['content-security-policy']).toBe(sitePolicy({}));
  });

  it('is not there unless it is asked for', async () => {
    const { app } = await createTestServer('sqlite');
    expect((await app.inject({ url: '/storybook/' })).statusCode).toBe(404);
  });
});
