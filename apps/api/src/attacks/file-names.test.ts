// Must be the first import: it must replace functions before the watched modules load.
import { watchFiles } from '../testing/watch-files.ts';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { writeFiles } from '../testing/write-files.ts';

/** Names that have led servers out of their folder, or to names that an operating system reserves. */
const HOSTILE_NAMES = [
  '../secret.txt',
  '../../../../../../../../etc/passwd',
  './../secret.txt',
  'about-us/../../secret.txt',
  '..\\secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '..%5csecret.txt',
  '%252e%252e%252fsecret.txt',
  '..%c0%afsecret.txt',
  '..%ef%bc%8fsecret.txt',
  '....//secret.txt',
  '..;/secret.txt',
  '/etc/passwd',
  '//etc/passwd',
  '/proc/self/environ',
  'file:///etc/passwd',
  'index.html%00.png',
  'robots.txt%00',
  '~root',
  'C:/windows/win.ini',
  'C:%5cwindows%5cwin.ini',
  '%5c%5cevil.example%5cshare',
  'CON',
  'NUL.txt',
  'aux.html',
  'index.html::$DATA',
  'index.html.',
  'INDEX~1.HTM',
  'csp.json',
  '.git/config',
  '.env',
  '%',
  '%zz',
  'x'.repeat(4_000),
  '../'.repeat(1_000),
  'a/'.repeat(2_000),
];

const FILES = {
  'secret.txt': 'SECRET',
  'site/index.html': '<h1>Home</h1>',
  'site/404.html': '<h1>That page isn’t here</h1>',
  'site/robots.txt': 'User-agent: *',
  'site/csp.json': '{}',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-names-'));
  writeFiles(folder, FILES);
});

afterEach(async () => {
  await closeTestServers();
  rmSync(folder, { recursive: true });
});

/** Starts a server, and returns a function that sends a path unchanged, without normalisation. */
async function listen() {
  const config = { siteDir: join(folder, 'site') };
  const { app } = await createTestServer('sqlite', { config });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (path: string, accept: string) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { accept }, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  };
}

/** Returns an error response without its request id, which differs each time. */
const plain = (body: string) => body.replace(/"requestId":"[\w-]+"/, '');

const PROBLEM = /^404 \{"type":"about:blank",.*"There is nothing at this address\."/;
const PAGE = `404 ${FILES['site/404.html']}`;

describe('a malicious name in an address', () => {
  it.each([
    { below: '/', opened: ['site/404.html'] },
    // Requests of scripts and styles: they get neither a page nor a problem document.
    { below: '/assets/', opened: [], page: '404 Not found\n', data: /^404 Not found\n$/ },
    { below: '/_data/', opened: ['site/404.html'] },
    { below: '/hi/', opened: ['site/404.html'] },
  ])(
    'opens only the not-found page, and returns nothing else: below $below',
    async ({ below, opened, page = PAGE, data = PROBLEM }) => {
      const get = await listen();
      const watch = watchFiles();
      const asPage = new Set<string>();
      const asData = new Set<string>();
      for (const name of HOSTILE_NAMES) {
        for (const [accept, bodies] of [
          ['text/html', asPage],
          ['application/json', asData],
        ] as const) {
          const { status, body } = await get(below + name, accept);
          // An invalid address is refused before any file is looked up.
          if (status === 400) expect(body).toContain('The address could not be read.');
          else bodies.add(`${status} ${plain(body)}`);
        }
      }
      watch.stop();
      expect([...asPage]).toEqual(expect.arrayContaining([page]));
      expect([...asPage].filter((body) => !PROBLEM.test(body))).toEqual([page]);
      expect([...asData]).toEqual([expect.stringMatching(data)]);
      expect(watch.touched()).toEqual(opened.map((file) => join(folder, file)));
    },
  );
});

describe.each(engines)('a malicious project name on %s', (engine) => {
  async function createReader() {
    const { app } = await createTestServer(engine);
    const ask = async (projectName: string) => {
      const url = `/${METADATA_PATHS.fromFile}`;
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload: { projectName } });
      return { statusCode, body };
    };
    // The first request loads modules, which are files as well.
    await ask('nobody');
    return ask;
  }

  it('opens no file and gets the same refusal as any other', async () => {
    const ask = await createReader();
    const watch = watchFiles();
    const refusals = { 400: new Set<string>(), 404: new Set<string>() };
    for (const name of [...HOSTILE_NAMES, '__proto__', 'constructor', 'x'.repeat(64)]) {
      const { statusCode, body } = await ask(name);
      refusals[statusCode as 400 | 404].add(plain(body));
    }
    watch.stop();
    expect([...refusals[400]]).toEqual([expect.stringContaining('"field":"projectName"')]);
    expect([...refusals[404]]).toEqual([expect.stringContaining('There is no metadata for this project.')]);
    expect(watch.touched()).toEqual([]);
  });

  it('opens only its own file by its name', async () => {
    const ask = await createReader();
    const watch = watchFiles();
    expect((await ask('genmaster')).statusCode).toBe(200);
    watch.stop();
    expect(watch.touched()).toEqual([resolve(__dirname, '../../metadata-files/genmaster.json')]);
  });
});
