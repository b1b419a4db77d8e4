import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { headersByFile } from '../../testing/headers-file.ts';
import { writeSiteHeaders } from './write-site-headers.ts';

const HASH = `'sha256-${'A'.repeat(43)}='`;
const FILES = {
  'index.html': '<p>',
  '404.html': '<p>',
  'about-us/index.html': '<p>',
  'contact-us/index.html': '<form>',
  'hi/index.html': '<p>',
  'hi/about-us/index.html': '<p>',
  'hi/contact-us/index.html': '<form>',
  'hi/about-us.md': '#',
  'about-us.md': '#',
  'llms.txt': 'x',
  'site.webmanifest': '{}',
  '_data/about-us.json': '{}',
  'assets/site-1a2b.js': 'x',
  'assets/font-3c4d.woff2': 'x',
  'social/home.png': 'x',
  'recordings/gen-grid/recording.mp4': 'x',
  'recordings/gen-grid/en.vtt': 'WEBVTT',
  'csp.json': JSON.stringify({ 'script-src': [HASH] }),
};

/** Headers that depend on a single response or its content, and not on the rules of the site. */
const OWN = /^(?:x-request-id|content-(?:type|length)|accept-ranges|last-modified|etag|date|vary|connection)$/;

const ADDRESSES = ['/', '/about-us', '/hi', '/hi/about-us', '/hi/about-us.md', '/about-us.md', '/llms.txt'].concat(
  '/site.webmanifest',
  '/contact-us',
  '/hi/contact-us',
  '/_data/about-us.json',
  '/assets/site-1a2b.js',
  '/assets/font-3c4d.woff2',
  '/social/home.png',
  '/recordings/gen-grid/recording.mp4',
  '/recordings/gen-grid/en.vtt',
);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-headers-'));
  writeFiles(folder, FILES);
});

afterEach(async () => {
  await closeTestServers();
  rmSync(folder, { recursive: true });
});

const write = (host: string, api?: string) => {
  const config = readConfig({ SITE_DIR: folder });
  return writeSiteHeaders(config, { host, api });
};

async function headersOfServer(address: string): Promise<Record<string, string>> {
  const { app } = await createTestServer('sqlite', { config: { siteDir: folder, trustedProxies: 1 } });
  const { statusCode, headers } = await app.inject({ url: address, headers: { 'x-forwarded-proto': 'https' } });
  expect(statusCode).toBe(200);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (OWN.test(name) ? [] : [[name, String(value)]])),
  );
}

describe.each(['netlify', 'cloudflare'] as const)('the _headers file for %s', (host) => {
  it.each(ADDRESSES)('has the server’s headers for %s', async (address) => {
    const { headers, repeated } = headersByFile(write(host), address, host);
    expect(headers).toEqual(await headersOfServer(address));
    // Hosts differ: the later value replaces the earlier one, or both are joined.
    expect(repeated).toEqual([]);
  });
});

describe('the header files', () => {
  it('keep within the limits of a host: few rules, short lines', () => {
    const lines = write('cloudflare').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
  });

  it('allow the pages to call a server on another origin', () => {
    const { headers } = headersByFile(write('netlify', 'https://api.example.com'), '/', 'netlify');
    const policy = headers['content-security-policy'];
    expect(policy).toContain(HASH);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain('report-uri https://api.example.com/policy-reports');
    expect(headers['reporting-endpoints']).toBe('policy="https://api.example.com/policy-reports"');
  });

  it.each(['/contact-us', '/hi/contact-us'])('let the form of %s name its origin to that server', (address) => {
    const { headers } = headersByFile(write('netlify', 'https://api.example.com'), address, 'netlify');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headersByFile(write('netlify'), address, 'netlify').headers['referrer-policy']).toBe('same-origin');
  });

  it.each([
    ['apache', undefined, 'There are: cloudflare, netlify, nginx, caddy'],
    ['netlify', 'api.example.com', '--api takes an origin'],
    ['netlify', 'https://api.example.com/', '--api takes an origin'],
    ['netlify', "https://x;script-src 'unsafe-inline'", '--api takes an origin'],
  ])('are refused for %s with %s', (host, api, reason) => {
    expect(() => write(host, api)).toThrow(reason);
  });

  it('are refused for a folder without a site', () => {
    expect(() => writeSiteHeaders(readConfig({}), { host: 'netlify' })).toThrow('Set SITE_DIR');
  });

  it('are written to the requested place', () => {
    const to = join(folder, '_headers');
    const text = write('netlify');
    expect(writeSiteHeaders(readConfig({ SITE_DIR: folder }), { host: 'netlify', to })).toBe(`Wrote ${to}.`);
    expect(readFileSync(to, 'utf8').trimEnd()).toBe(text);
  });
});
