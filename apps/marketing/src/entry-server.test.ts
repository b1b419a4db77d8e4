import { builtInMetadata, createPageDocuments, createRenderer, siteIdentity, sitePaths } from './entry-server.tsx';
import { readHtml, type HtmlText } from './testing/html-text.ts';

const origin = 'https://site.example';
const documents = createPageDocuments(siteIdentity(origin));
const render = createRenderer({ origin, assets: { entry: '/assets/entry-1.js', styles: [], fonts: [] } });
const rendered = new Map<string, Promise<RenderedPage>>();

interface RenderedPage extends HtmlText {
  html: string;
}

/** Returns a page, which is rendered and parsed once for all tests. */
function pageOf(path: string): Promise<RenderedPage> {
  const page = rendered.get(path) ?? render(path).then((html) => ({ html, ...readHtml(html) }));
  rendered.set(path, page);
  return page;
}

it.each([...sitePaths, '/404'])('renders %s with its one heading, all its sections and its head', async (path) => {
  const { html, texts } = await pageOf(path);
  const { page, head } = documents(path);

  expect(texts('h1')).toEqual([page.heading]);
  // A section has a heading, or is a disclosure with a summary.
  const named = [...texts('h2'), ...texts('summary')].join('\n');
  for (const heading of [...page.sections.map((section) => section.heading), page.closing.heading]) {
    expect(named).toContain(heading);
  }
  expect(texts('title')[0]).toBe(head.title);
  // The marker of a suspended part, which only the browser could then render.
  expect(html).not.toContain('<!--$!-->');
});

it.each([...sitePaths, '/404'])('starts %s with its h1, and skips no heading level', async (path) => {
  const { headingLevels: levels } = await pageOf(path);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);

  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(skipped).toEqual([]);
});

it.each([...sitePaths, '/404'])('delays the first paint of %s until its hero is whole', async (path) => {
  const { html } = await pageOf(path);
  const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  const [, hero = ''] =
    new RegExp(`<article class="page"[^>]*>(.*)<span id="${awaited}" hidden=""></span>`, 's').exec(html) ?? [];

  expect(hero).toContain('<h1');
  for (const element of ['div', 'section', 'header'])
    expect(hero.split(`</${element}>`)).toHaveLength(hero.split(new RegExp(`<${element}\\b`)).length);
});

it('shows the home page at its alias, with home as canonical', async () => {
  const { html, texts } = await pageOf('/hroot');

  expect(texts('h1')).toEqual([documents('/').page.heading]);
  expect(html).toContain(`<link rel="canonical" href="${origin}/"`);
});

it('renders the page of a visitor who is not signed in', async () => {
  expect((await pageOf('/')).texts('button')).toContain('Sign in');
});

it('marks controls that need JavaScript, so that an early press is replayed', async () => {
  const { html } = await pageOf('/');

  expect(html).toMatch(/<button[^>]*data-early="sign-in"/);
  expect(html).toMatch(/<button[^>]*data-early="theme"/);
});

it.each(['/contact-us', '/hi/contact-us'])('marks as Hindi on %s only what is written in Hindi', async (path) => {
  const { html } = await pageOf(path);
  const texts = [...html.matchAll(/<\w+[^>]*\slang="(\w+)"[^>]*>([^<]*\p{L}[^<]*)</gu)];

  expect(
    texts.filter(([, language, text = '']) => (language === 'hi') !== /\p{Script=Devanagari}/u.test(text)),
  ).toEqual([]);
});

it('has metadata for every page it renders', () => {
  const entries = builtInMetadata(siteIdentity(origin));

  expect(sitePaths.filter((path) => path !== '/hroot' && !entries[path])).toEqual([]);
});
