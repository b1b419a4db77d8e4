import { firstPaintScript } from '@genmaster/theme-engine/first-paint';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { siteIdentity } from './content/site-identity.ts';
import { buildNavigation } from './content/navigation.ts';
import { createPageDocuments } from './content/page-document.ts';
import { renderPageHtml } from './render-page-html.ts';

type Element = DefaultTreeAdapterTypes.Element;

const site = siteIdentity('https://site.example');
const assets = {
  entry: '/assets/entry-1.js',
  beside: { en: ['/assets/start-1.js', '/assets/words.en-1.js'] },
  scripts: ['/assets/start-1.js', '/assets/entry-1.js'],
  styles: ['/assets/a.css', '/assets/b.css'],
  fonts: ['/assets/f.woff2'],
  integrity: {
    '/assets/start-1.js': 'sha384-start',
    '/assets/entry-1.js': 'sha384-entry',
    '/assets/a.css': 'sha384-a',
    '/assets/b.css': 'sha384-b',
  },
};
const pageDocument = createPageDocuments(site)('/about-us');

/** Renders a page, and returns its elements by name. */
function setUp(heading = pageDocument.page.heading, viewport?: 'zoomable' | 'locked') {
  const html = renderPageHtml({
    app: `<h1>About</h1>`,
    data: {
      document: { ...pageDocument, page: { ...pageDocument.page, heading } },
      navigation: buildNavigation(),
      site,
      metadataSource: 'BUILT_IN',
      parentOrigins: [],
    },
    assets,
    viewport,
  });
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  const all = (name: string) => found.filter(({ tagName }) => tagName === name);
  return { html, all };
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((attr) => attr.name === name)?.value;
const textOf = (element: Element | undefined) =>
  element?.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

it('sets the language of the page and the position of its menu', () => {
  const [html] = setUp().all('html');

  expect(attribute(html, 'lang')).toBe('en');
  expect(attribute(html, 'data-menu')).toBe('1');
});

it('allows zooming', () => {
  const viewport = setUp()
    .all('meta')
    .filter((meta) => attribute(meta, 'name') === 'viewport');

  expect(viewport.map((meta) => attribute(meta, 'content'))).toEqual(['width=device-width, initial-scale=1']);
});

it('prevents zooming where the project requires that', () => {
  expect(setUp(undefined, 'locked').html).toContain(
    '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">',
  );
});

it('takes the head from the page’s metadata, with one title and one canonical address', () => {
  const { all } = setUp();
  const canonical = all('link').filter((link) => attribute(link, 'rel') === 'canonical');

  expect(all('title').map(textOf)).toContain(pageDocument.head.title);
  expect(canonical.map((link) => attribute(link, 'href'))).toEqual(['https://site.example/about-us']);
  expect(all('script').filter((script) => attribute(script, 'type') === 'application/ld+json')).toHaveLength(1);
});

it('runs exactly three inline scripts and loads none before the load event', () => {
  const { all } = setUp();
  const running = all('script').filter((script) => !/json|importmap/.test(attribute(script, 'type') ?? ''));

  expect(running.map((script) => attribute(script, 'src'))).toEqual([undefined, undefined, undefined]);
  expect(running.map((script) => attribute(script, 'data-entry'))).toEqual([
    undefined,
    undefined,
    '/assets/entry-1.js',
  ]);
  expect(attribute(running.at(-1), 'data-beside')).toBe('/assets/start-1.js /assets/words.en-1.js');
  expect(all('link').map((link) => attribute(link, 'rel'))).not.toContain('modulepreload');
});

it('has the same script texts on every page, so that one list of hashes allows them', () => {
  const scripts = ({ all }: ReturnType<typeof setUp>) =>
    all('script')
      .filter((script) => !/json/.test(attribute(script, 'type') ?? ''))
      .map(textOf);

  expect(scripts(setUp('One'))).toEqual(scripts(setUp('Two')));
});

it('links styles in their order, the theme’s sheet last, and preloads the fonts that are used at once or never', () => {
  const links = setUp().all('link');
  const hrefs = (rel: string) =>
    links.filter((link) => attribute(link, 'rel') === rel).map((link) => attribute(link, 'href'));

  expect(hrefs('stylesheet')).toEqual([
    '/assets/a.css',
    '/assets/b.css',
    '/themes/more-contrast.css',
    '/themes/theme-1.css',
  ]);
  expect(hrefs('preload')).toEqual(['/assets/f.woff2']);
});

it('has an integrity hash for each built stylesheet, and none for the theme’s, which visitors change', () => {
  const sheets = setUp()
    .all('link')
    .filter((link) => attribute(link, 'rel') === 'stylesheet');

  expect(sheets.map((link) => attribute(link, 'integrity'))).toEqual(['sha384-a', 'sha384-b', undefined]);
});

it('has integrity hashes for the first scripts, before the script that loads them', () => {
  const scripts = setUp().all('script');
  const maps = scripts.filter((script) => attribute(script, 'type') === 'importmap');

  expect(maps.map((map) => JSON.parse(textOf(map) ?? '') as unknown)).toEqual([
    { integrity: { '/assets/start-1.js': 'sha384-start', '/assets/entry-1.js': 'sha384-entry' } },
  ]);
  expect(scripts.indexOf(maps[0]!)).toBe(scripts.findIndex((script) => attribute(script, 'data-entry')) - 1);
});

it('applies a saved theme from the head, after the styles, so that no body is rendered without it', () => {
  const { html } = setUp();
  const inOrder = ['theme-1.css', firstPaintScript, '</head>', '<body>'].map((part) => html.indexOf(part));

  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(inOrder).not.toContain(-1);
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028</SCRIPT >', '"><script src=//evil.example>'])(
  'has the same six scripts for any text content: %j',
  (heading) => {
    const types = (page: ReturnType<typeof setUp>) =>
      page.all('script').map((script) => attribute(script, 'type') ?? 'runs');

    expect(types(setUp(heading))).toEqual([
      'application/ld+json',
      'runs',
      'runs',
      'application/json',
      'importmap',
      'runs',
    ]);
  },
);

it('embeds the page’s data as text that no content can escape', () => {
  const heading = '</script><img src=x onerror=alert(1)><!--';
  const { html, all } = setUp(heading);
  const block = all('script').find((script) => attribute(script, 'id') === 'gm-first-page');

  expect(html).not.toContain(heading);
  expect(all('img')).toEqual([]);
  expect((JSON.parse(textOf(block) ?? '') as { document: { page: { heading: string } } }).document.page.heading).toBe(
    heading,
  );
});
