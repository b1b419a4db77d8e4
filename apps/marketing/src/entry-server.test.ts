import { builtInMetadata, createPageDocuments, createRenderer, siteIdentity, sitePaths } from './entry-server.tsx';
import { headingLevelsIn, textsIn } from './testing/html-text.ts';

const origin = 'https://site.example';
const documents = createPageDocuments(siteIdentity(origin));
const render = createRenderer({ origin, assets: { entry: '/assets/entry-1.js', styles: [], fonts: [] } });

it.each([...sitePaths, '/404'])('renders %s with its one heading, all its sections and its head', async (path) => {
  const html = await render(path);
  const texts = textsIn(html);
  const { page, head } = documents(path);

  expect(texts('h1')).toEqual([page.heading]);
  // A section is below its heading, or in a disclosure with a summary.
  const named = [...texts('h2'), ...texts('summary')].join('\n');
  for (const heading of [...page.sections.map((section) => section.heading), page.closing.heading]) {
    expect(named).toContain(heading);
  }
  expect(texts('title')[0]).toBe(head.title);
  // The mark of a part that waited for something, which only the browser could then draw.
  expect(html).not.toContain('<!--$!-->');
});

it.each([...sitePaths, '/404'])('begins %s with its h1, and skips no level on the way down', async (path) => {
  const levels = headingLevelsIn(await render(path));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);

  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(skipped).toEqual([]);
});

it.each([...sitePaths, '/404'])('holds the first paint of %s back for a part that the page has, once', async (path) => {
  const html = await render(path);
  const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];

  expect(html.split(`id="${awaited}"`)).toHaveLength(2);
});

it('shows the home page at its alias, with home as canonical', async () => {
  const html = await render('/hroot');

  expect(textsIn(html)('h1')).toEqual([documents('/').page.heading]);
  expect(html).toContain(`<link rel="canonical" href="${origin}/"`);
});

it('renders a visitor’s page: nobody is signed in while pages are built', async () => {
  expect(textsIn(await render('/'))('button')).toContain('Sign in');
});

it('marks what only works with script, so that an early press is kept', async () => {
  const html = await render('/');

  expect(html).toMatch(/<button[^>]*data-early="sign-in"/);
  expect(html).toMatch(/<button[^>]*data-early="theme"/);
});

it('has metadata for every page it renders', () => {
  const entries = builtInMetadata(siteIdentity(origin));

  expect(sitePaths.filter((path) => path !== '/hroot' && !entries[path])).toEqual([]);
});
