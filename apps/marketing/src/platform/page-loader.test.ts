import { createPageDocuments, type PageDocument } from '../content/page-document.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { createPageLoader, dataPathOf } from './page-loader.ts';

const documents = createPageDocuments(siteIdentity('https://site.example'));

/** Creates a loader over a server whose responses the test defines. */
function setUp(
  answer: (path: string) => Response | Promise<Response>,
  initial?: { path: string; document: PageDocument },
) {
  const fetch = jest.fn(async (input: RequestInfo | URL) => answer(String(input)));
  const loader = createPageLoader({ fetch, ...(initial ? { initial } : {}) });
  const asked = () => fetch.mock.calls.map(([input]) => String(input));
  return { loader, asked };
}

/** The built site: a data file for every page, 404 for anything else. */
const site = (dataPath: string): Response => {
  const path = dataPath.replace(/^\/_data|\.json$/g, '').replace(/^\/index$/, '/');
  const document = documents(path);
  return document.status === 200 || path === '/404' ? Response.json(document) : new Response('', { status: 404 });
};

it.each([
  { path: '/', dataPath: '/_data/index.json' },
  { path: '/about-us', dataPath: '/_data/about-us.json' },
  { path: '/online-ide/code-debugger', dataPath: '/_data/online-ide/code-debugger.json' },
])('reads $path from $dataPath', ({ path, dataPath }) => {
  expect(dataPathOf(path)).toBe(dataPath);
});

it('fetches each document once', async () => {
  const { loader, asked } = setUp(site);

  const [first, second] = await Promise.all([loader.load('/about-us'), loader.load('/about-us')]);
  const third = await loader.load('/about-us');

  expect(first.page.path).toBe('/about-us');
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(asked()).toEqual(['/_data/about-us.json']);
});

it('does not fetch the document that was delivered with the page', async () => {
  const document = documents('/');
  const { loader, asked } = setUp(site, { path: '/', document });

  expect(await loader.load('/')).toBe(document);
  expect(asked()).toEqual([]);
});

it('lists the pages available offline: the first one, and those that were fetched', async () => {
  const { loader } = setUp(site, { path: '/', document: documents('/') });
  const arriving = loader.load('/about-us');
  expect(loader.known()).toEqual(['/']);
  await arriving;
  expect(loader.known()).toEqual(['/', '/about-us']);
});

it('lists the last visited page last, and prefetched pages before all visited ones', async () => {
  const { loader } = setUp(site, { path: '/', document: documents('/') });
  await loader.load('/about-us');
  loader.prefetch('/contact-us');
  await loader.load('/');
  await new Promise(setImmediate);
  expect(loader.known()).toEqual(['/contact-us', '/about-us', '/']);
});

it('does not list a page that was not loaded', async () => {
  const { loader } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loader.load('/about-us')).rejects.toThrow('Failed to fetch');
  expect(loader.known()).toEqual([]);
});

it('has the document of a prefetched page ready', async () => {
  const { loader, asked } = setUp(site);

  loader.prefetch('/about-us');
  await loader.load('/about-us');

  expect(asked()).toHaveLength(1);
});

it('returns the not-found document for an unknown address', async () => {
  const { loader, asked } = setUp(site);

  const { status, page } = await loader.load('/nowhere');

  expect(status).toBe(404);
  expect(page.heading).toBe('That page isn’t here');
  expect(asked()).toEqual(['/_data/nowhere.json', '/_data/404.json']);
});

it('rejects when the not-found document is missing too', async () => {
  const { loader, asked } = setUp(() => new Response('', { status: 404 }));

  await expect(loader.load('/nowhere')).rejects.toThrow('[marketing] The page /404 could not be loaded (404).');
  expect(asked()).toHaveLength(2);
});

it('reports which page could not be loaded, why, and what to do', async () => {
  const { loader } = setUp(() => new Response('', { status: 503 }));

  await expect(loader.load('/about-us')).rejects.toThrow(
    '[marketing] The page /about-us could not be loaded (503). Check the connection and try again.',
  );
});

it('does not cache a failure, so that the next attempt fetches again', async () => {
  let isDown = true;
  const { loader, asked } = setUp((path) => {
    if (isDown) throw new TypeError('Failed to fetch');
    return site(path);
  });

  await expect(loader.load('/about-us')).rejects.toThrow('Failed to fetch');
  isDown = false;

  expect((await loader.load('/about-us')).page.path).toBe('/about-us');
  expect(asked()).toHaveLength(2);
});

it('ignores a failed prefetch, and fetches again on the click', async () => {
  let isDown = true;
  const { loader } = setUp((path) => (isDown ? new Response('', { status: 500 }) : site(path)));

  // An unhandled rejection would end this test run.
  loader.prefetch('/about-us');
  await new Promise((resolve) => setTimeout(resolve));
  isDown = false;

  expect((await loader.load('/about-us')).status).toBe(200);
});
