/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp, prepareBrowser } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';

prepareBrowser();

const MAP = 'GET /clientsetting/get-metaschema-json';
const FILE = 'POST /clientsetting/get-metaschemajson-from-file';
const FROM_DB = { VITE_METADATA_SOURCE: 'DB' };

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null;
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
const entry = (title: string) => ({ title, description: 'From elsewhere.', data: [], og: [], schema: [] });

/** Renders a page whose metadata may come from a server. */
function setUp(options: Parameters<typeof renderApp>[0] = {}) {
  return renderApp({ path: '/uniqueness', ...options });
}

it('shows the metadata of the current page, one tag each', async () => {
  await setUp();

  await waitFor(() => expect(canonical()).toBe('http://localhost/uniqueness'));
  expect(document.head.querySelectorAll('title, [name="description"], [rel="canonical"]')).toHaveLength(3);
  expect(content('[property="og:title"]')).toBe(document.title);
});

it('follows a navigation', async () => {
  const { router } = await setUp();
  await waitFor(() => expect(canonical()).toBe('http://localhost/uniqueness'));
  const before = { title: document.title, description: content('[name="description"]') };

  await act(() => router.navigate('/about-us'));

  await waitFor(() => expect(canonical()).toBe('http://localhost/about-us'));
  expect(document.title).not.toBe(before.title);
  expect(content('[name="description"]')).not.toBe(before.description);
  expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
});

it('removes the canonical address of an unknown page, and excludes it from the index', async () => {
  const { router } = await setUp();
  await waitFor(() => expect(canonical()).not.toBeNull());

  await act(() => router.navigate('/nowhere'));

  await titled('Page not found | Genmaster');
  expect(canonical()).toBeNull();
  expect(content('[name="robots"]')).toBe('noindex');
});

describe('with the database as source', () => {
  it('merges its entry over the built-in one', async () => {
    const server = createTestServer();
    server.on(MAP, () => Response.json({ '/uniqueness': entry('Five choices') }));
    await setUp({ server, settings: FROM_DB });

    await titled('Five choices');
    expect(content('[property="og:title"]')).toBe('Five choices');
    expect(canonical()).toBe('http://localhost/uniqueness');
  });

  it('sends one request for every page of the visit', async () => {
    const server = createTestServer();
    server.on(MAP, () => Response.json({ '/uniqueness': entry('Five choices'), '/about-us': entry('Who we are') }));
    const { router } = await setUp({ server, settings: FROM_DB });
    await titled('Five choices');

    await act(() => router.navigate('/about-us'));

    await titled('Who we are');
    expect(server.calls(MAP)).toHaveLength(1);
  });

  it('keeps a page without an entry unchanged', async () => {
    const server = createTestServer();
    server.on(MAP, () => Response.json({ '/about-us': entry('Who we are') }));
    const { router } = await setUp({ server, settings: FROM_DB });
    await act(() => router.navigate('/about-us'));
    await titled('Who we are');

    await act(() => router.navigate('/uniqueness'));

    await waitFor(() => expect(canonical()).toBe('http://localhost/uniqueness'));
    expect(document.title).not.toBe('Who we are');
    expect(content('[name="description"]')).not.toBe('From elsewhere.');
  });

  it.each([
    { what: 'project 169 by default', stored: null, path: '/169' },
    { what: 'the project of the session', stored: '{"projectId":42}', path: '/42' },
    { what: 'project 169 where the session’s cannot be read', stored: '{', path: '/169' },
    { what: 'project 169 where the session’s is no number', stored: '{"projectId":"../x"}', path: '/169' },
  ])('requests $what', async ({ stored, path }) => {
    if (stored) sessionStorage.setItem('projectInfo', stored);
    const server = createTestServer();
    server.on(MAP, () => Response.json({ '/uniqueness': entry('Five choices') }));
    await setUp({ server, settings: FROM_DB });

    await titled('Five choices');
    expect(server.calls(MAP).map(({ call }) => call)).toEqual([`${MAP}${path}`]);
  });

  it('sends the session’s token, as with every call to its base addresses', async () => {
    const server = createTestServer();
    server.on(MAP, () => Response.json({ '/uniqueness': entry('Five choices') }));
    await setUp({ server, settings: FROM_DB, signedInAs: ASHA });

    await titled('Five choices');
    expect(server.calls(MAP).map(({ token }) => token)).toEqual(['token-of-asha']);
  });

  it.each([
    { failure: 'the connection fails', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { failure: 'the server fails', answer: () => Promise.resolve(problem(500)) },
    { failure: 'the answer is no JSON', answer: () => Promise.resolve(new Response('<html>')) },
    { failure: 'the answer is no map', answer: () => Promise.resolve(Response.json([1, 2])) },
  ])('keeps the built-in entry when $failure, with a line in the log', async ({ answer }) => {
    const server = createTestServer();
    server.on(MAP, answer);
    const { log } = await setUp({ server, settings: FROM_DB });

    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('The built-in metadata is shown.')));
    expect(canonical()).toBe('http://localhost/uniqueness');
    expect(document.title).toMatch(/Genmaster/);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('logs the dropped fields of an entry once', async () => {
    const server = createTestServer();
    server.on(MAP, () => Response.json({ '/uniqueness': { ...entry('Five choices'), canonical: '/x' } }));
    const { log, router } = await setUp({ server, settings: FROM_DB });
    await titled('Five choices');

    await act(() => router.navigate('/about-us'));
    await act(() => router.navigate('/uniqueness'));
    await titled('Five choices');
    const said = log.mock.calls.filter(([line]) => String(line).includes('"/uniqueness"'));
    expect(said).toEqual([[expect.stringMatching(/"\/uniqueness" canonical: unknown field/)]]);
  });

  it('drops fields that an entry must not set', async () => {
    const server = createTestServer();
    const hostile = { ...entry('Five choices'), og: [{ property: 'og:url', content: 'https://elsewhere.example/' }] };
    server.on(MAP, () => Response.json({ '/uniqueness': hostile }));
    await setUp({ server, settings: FROM_DB });

    await titled('Five choices');
    expect(content('[property="og:url"]')).toBe('http://localhost/uniqueness');
  });
});

it('reads the map from the response’s data, for the configured project', async () => {
  const server = createTestServer();
  server.on(FILE, () => Response.json({ data: { '/uniqueness': entry('From a file') } }));
  await setUp({ server, settings: { VITE_METADATA_SOURCE: 'FILESYSTEM', VITE_PROJECT_NAME: 'ORCHARD' } });

  await titled('From a file');
  expect(server.calls(FILE).map(({ body }) => body)).toEqual([{ projectName: 'ORCHARD' }]);
});

it.each(['BUILT_IN', 'db', ''])('makes no request when the source is “%s”', async (source) => {
  const { server } = await setUp({ settings: { VITE_METADATA_SOURCE: source } });

  await waitFor(() => expect(canonical()).toBe('http://localhost/uniqueness'));
  expect(server.received.filter(({ call }) => call.includes('metaschema'))).toEqual([]);
});
