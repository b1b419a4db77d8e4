import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overlayRemoteMetadata } from '@genmaster/seo-metadata/remote';
import { createPageDocuments, createRenderer, createSiteResolver, siteIdentity } from '../src/entry-server.tsx';
import { readHtml } from '../src/testing/html-text.ts';
import { readBuildMetadata } from './read-build-metadata.ts';

const BASE = 'https://api.example/project';
const MAP = { '/about-us': { title: 'Who we are', og: [{ property: 'og:image', content: '/other.png' }] } };

/** Reads the metadata of a build with a `fetch` that gives this response. */
async function read(env: Record<string, string>, answer: () => Promise<Response> = async () => Response.json(MAP)) {
  const warn = jest.fn();
  const fetch = jest.fn(answer as typeof globalThis.fetch);
  return { ...(await readBuildMetadata(env, { fetch, warn })), warn, fetch };
}

it.each([
  { env: {} as Record<string, string>, source: 'BUILT_IN' },
  { env: { VITE_METADATA_SOURCE: 'db', VITE_PROJECT_BASE_URL: BASE }, source: 'db' },
])('sends no request with $env', async ({ env, source }) => {
  const { map, fetch, warn, ...rest } = await read(env);

  expect(rest.source).toBe(source);
  expect(map).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

it('reads the map from the database, of project 169 by default', async () => {
  const env = { VITE_METADATA_SOURCE: 'DB', VITE_PROJECT_BASE_URL: BASE };
  const { map, fetch } = await read(env);
  expect(map).toEqual(MAP);
  expect(fetch.mock.calls[0]?.[0]).toBe(`${BASE}/clientsetting/get-metaschema-json/169`);

  const other = await read({ ...env, METADATA_PROJECT_ID: '42' });
  expect(other.fetch.mock.calls[0]?.[0]).toMatch(/\/42$/);
});

it('reads the map of the file from the response’s data', async () => {
  const env = { VITE_METADATA_SOURCE: 'FILESYSTEM', VITE_PROJECT_BASE_URL: BASE };
  const { map, fetch } = await read(env, async () => Response.json({ data: MAP }));

  expect(map).toEqual(MAP);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"projectName":"GENMASTER"}' });
});

it.each([
  { failure: 'the connection fails', answer: () => Promise.reject(new TypeError('fetch failed')) },
  { failure: 'the server fails', answer: async () => new Response('', { status: 500 }) },
  { failure: 'the answer is HTML', answer: async () => new Response('<html>') },
  { failure: 'the answer breaks off', answer: async () => new Response('{"/about-us":{"ti') },
])('continues with the built-in entries when $failure, with one warning', async ({ answer }) => {
  const { map, warn } = await read({ VITE_METADATA_SOURCE: 'DB', VITE_PROJECT_BASE_URL: BASE }, answer);

  expect(map).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('The built-in metadata is shown.')]]);
});

it('reports that a build cannot use an address without a host', async () => {
  const { map, source, warn, fetch } = await read({ VITE_METADATA_SOURCE: 'DB' });

  expect({ map, source }).toEqual({ map: null, source: 'DB' });
  expect(fetch).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('Give the build an absolute address, or a METADATA_FILE.')],
  ]);
});

describe('from a file', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'metadata-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads the map and sends no request, for any source', async () => {
    const file = join(folder, 'map.json');
    await writeFile(file, JSON.stringify(MAP));
    const { map, source, fetch } = await read({ METADATA_FILE: file, VITE_METADATA_SOURCE: 'DB' });

    expect({ map, source }).toEqual({ map: MAP, source: 'DB' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'is not there', write: false },
    { what: 'is no JSON', write: true },
  ])('continues with the built-in entries when it $what, with one warning', async ({ write }) => {
    const file = join(folder, 'map.json');
    if (write) await writeFile(file, '{');
    const { map, warn } = await read({ METADATA_FILE: file });

    expect(map).toBeNull();
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`METADATA_FILE is ${file}`)]]);
  });
});

describe('pages built with a map', () => {
  const origin = 'https://site.example';
  const site = siteIdentity(origin);
  const assets = { entry: '/assets/entry-1.js', styles: [], fonts: [] };

  it('contain its titles in their HTML, and their source', async () => {
    const { map, source } = await read({ VITE_METADATA_SOURCE: 'DB', VITE_PROJECT_BASE_URL: BASE });
    const resolver = createSiteResolver(site, { remote: map });
    const html = await createRenderer({ origin, assets, resolver, metadataSource: source })('/about-us');

    expect(readHtml(html).texts('title')[0]).toBe('Who we are');
    expect(html).toContain(`<meta property="og:image" content="${origin}/other.png"`);
    expect(html).toContain(`<link rel="canonical" href="${origin}/about-us"`);
    expect(html).toContain('"metadataSource":"DB"');
    expect(readHtml(html).texts('h1')).toEqual([createPageDocuments(site)('/about-us').page.heading]);
  });

  it('stay the same when the same map arrives in the open page', () => {
    const documents = createPageDocuments(site, createSiteResolver(site, { remote: MAP }));
    const { head } = documents('/about-us');
    const { origins: _built, ...built } = head;
    const { origins: _live, ...live } = overlayRemoteMetadata(head, { map: MAP, site });

    expect(live).toEqual(built);
  });

  it('report the ignored parts of the map, once', () => {
    const warn = jest.fn();
    const hostile = { '/about-us': { title: '<script>alert(1)</script>', canonical: 'https://elsewhere.example' } };
    const resolver = createSiteResolver(site, { remote: hostile, logger: { warn } });

    expect(resolver.resolve('/about-us')).toEqual(createSiteResolver(site).resolve('/about-us'));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
