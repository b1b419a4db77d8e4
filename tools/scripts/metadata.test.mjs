import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('metadata.mjs', import.meta.url));
const KEY = 'a-key-of-the-site';
let folder;
let server;
let received;
let answer;
let origin;

/** Runs the command like an operator, in a separate process. */
const metadata = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--conditions=@genmaster/source', script, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-metadata-'));
  received = [];
  answer = 202;
  // A server that is both the site and the search engine: it serves the built folder, and accepts requests.
  server = createServer((request, response) => {
    const file = join(folder, new URL(request.url, 'http://site').pathname);
    if (request.method === 'GET')
      return response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : '');
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      received.push({ path: request.url, type: request.headers['content-type'], body: JSON.parse(body) });
      response.writeHead(answer).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
  const entry = (path, day) => `<url>\n<loc>${origin}${path}</loc>\n<lastmod>${day}</lastmod>\n</url>`;
  writeFileSync(
    join(folder, 'sitemap.xml'),
    `<urlset>${entry('/', '2026-11-22')}${entry('/new', '2026-11-23')}</urlset>`,
  );
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const send = (...more) =>
  metadata('indexnow', folder, '--key', KEY, '--send', '--endpoint', `${origin}/indexnow`, ...more);

test('indexnow sends the last changes once the site serves the key, and not before', async () => {
  const early = await send();
  assert.equal(early.code, 1);
  assert.match(early.stderr, /does not answer with the key\. Nothing was sent/);
  assert.deepEqual(received, []);

  const dry = await metadata('indexnow', folder, '--key', KEY);
  assert.match(dry.stdout, /1 addresses would be sent/);
  assert.equal(readFileSync(join(folder, `${KEY}.txt`), 'utf8'), KEY);
  assert.deepEqual(received, []);

  assert.match((await send()).stdout, /1 addresses were sent/);
  await send('--since', '2026-11-22');
  const sent = (...paths) => ({
    path: '/indexnow',
    type: 'application/json; charset=utf-8',
    body: {
      host: new URL(origin).host,
      key: KEY,
      keyLocation: `${origin}/${KEY}.txt`,
      urlList: paths.map((path) => `${origin}${path}`),
    },
  });
  assert.deepEqual(received, [sent('/new'), sent('/', '/new')]);
});

test('indexnow fails with the meaning of the error status', async () => {
  writeFileSync(join(folder, `${KEY}.txt`), KEY);
  answer = 422;
  const { code, stderr } = await send();
  assert.equal(code, 1);
  assert.match(stderr, /422\. The addresses do not belong to the site of the key/);
});

test('diff lists the differences of two built folders, with what one claims and does not show, and writes the report', async () => {
  const page = (title, more = '') =>
    `<!doctype html><html lang="en"><head><title>${title}</title><link rel="canonical" href="https://a.example/">${more}</head><body><h1>Lamps</h1><p>25 €</p></body></html>`;
  const offer = '<script type="application/ld+json">{"@type":"Offer","price":20,"priceCurrency":"EUR"}</script>';
  for (const [build, html] of Object.entries({ before: page('Lamps'), after: page('Good lamps', offer) })) {
    mkdirSync(join(folder, build));
    writeFileSync(join(folder, build, 'index.html'), html);
  }
  const [before, after, report] = ['before', 'after', 'report.html'].map((name) => join(folder, name));

  const same = await metadata('diff', before, before);
  assert.equal(same.code, 0);
  assert.match(same.stdout, /The heads of 1 pages are equal/);

  const changed = await metadata('diff', before, after, '--report', report);
  assert.equal(changed.code, 1);
  assert.match(changed.stdout, /changed {2}\/ {2}title/);
  assert.match(changed.stdout, /claimed {2}\S+\/ Offer\.price: The page shows no price of 20 EUR/);
  const html = readFileSync(report, 'utf8');
  for (const words of ['Lamps', 'Good lamps']) assert.ok(html.includes(words));
});

test('the exported map is accepted by check and import; import reports a database without tables', async () => {
  const map = join(folder, 'map.json');
  assert.equal((await metadata('export', map)).code, 0);
  assert.ok(JSON.parse(readFileSync(map, 'utf8'))['/about-us'].title);

  const checked = await metadata('check', map);
  assert.equal(checked.stdout, `Nothing in ${map} is refused.\n`);
  assert.equal(checked.code, 0);

  process.env.DATA_DIR = join(folder, 'data');
  const imported = await metadata('import', map, '--project', '12');
  delete process.env.DATA_DIR;
  assert.match(imported.stderr, /^There is no metadata for the project 12, so nothing was loaded\./);
  assert.equal(imported.code, 1);
});

test('check names the entries of a map that would be refused, and import loads none of it', async () => {
  const map = join(folder, 'map.json');
  writeFileSync(map, JSON.stringify({ '/nowhere': { title: 'x' }, '/': { title: '<b>x</b>' } }));

  const { code, stdout } = await metadata('check', map);
  assert.equal(code, 1);
  assert.match(stdout, /refused {2}\/nowhere \*: unknown address/);
  assert.match(stdout, /refused {2}\/ title: contains markup/);
  assert.match((await metadata('import', map)).stderr, /Nothing was loaded\. Correct the file/);
});

for (const { given, says } of [
  { given: [], says: /^Name a command\./ },
  { given: ['publish'], says: /^There is no command "publish"\./ },
  { given: ['check'], says: /^"check" takes one file\./ },
  { given: ['diff', 'one'], says: /^"diff" takes the folders of two built sites\./ },
  { given: ['dates', '--soon'], says: /^Unknown option '--soon'/ },
])
  test(`an invalid command is named before the usage: ${given.join(' ') || 'nothing'}`, async () => {
    const { code, stderr } = await metadata(...given);
    assert.equal(code, 2);
    assert.match(stderr, says);
    assert.match(stderr, /Usage: npm run metadata/);
  });

for (const given of [
  ['check', '/no/such.json'],
  ['diff', '/no/such', '/no/other'],
  ['indexnow', '/no/such', '--key', KEY],
])
  test(`a path that does not exist is named: ${given[0]}`, async () => {
    const { code, stderr } = await metadata(...given);
    assert.equal(code, 1);
    assert.match(stderr, /^\/no\/such\S* (?:cannot be read|has no sitemap)/);
  });
