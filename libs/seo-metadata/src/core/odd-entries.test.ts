import { renderLlmsText } from '../site-files/llms-text.ts';
import { renderSitemap } from '../site-files/sitemap.ts';
import { exampleSite } from '../testing/example-site.ts';
import { headTags } from './head-tags.ts';
import { createMetadataResolver, type MetadataResolverOptions } from './metadata-resolver.ts';
import { pageTitle } from './page-title.ts';
import { renderHead } from './render-head.ts';
import { isoDuration } from './structured-data.ts';
import { textDirection } from './text-direction.ts';

const about = exampleSite.entries['/about-us']!;
const resolverWith = (options: Partial<MetadataResolverOptions>) =>
  createMetadataResolver({ ...exampleSite, ...options });
/** Resolves /about-us with an entry that code without types might pass. */
const withEntry = (entry: unknown) =>
  resolverWith({ entries: { ...exampleSite.entries, '/about-us': entry as never } }).resolve('/about-us');

describe('the spelling of a path', () => {
  const routes = [
    { path: '/', name: 'Home', indexable: true },
    { path: '/Caf\u00E9/', name: 'Café', indexable: true },
    { path: '/लो-कोड', name: 'Low code', indexable: true },
    { path: '/caf%C3%A9/menu', name: 'Menu', indexable: true },
    { path: '/short', canonicalPath: '/CAF\u00C9', name: 'Short', indexable: true },
  ];
  const resolver = resolverWith({ routes, entries: { '/café': { title: 'Coffee', description: 'Served.' } } });

  it.each(['/Café/', '/café', '/caf%C3%A9', '/CAF%c3%a9/?a=b', '/cafe\u0301', '/short'])(
    'finds a page as %s',
    (address) => {
      expect(resolver.resolve(address)).toMatchObject({
        status: 200,
        title: 'Coffee',
        // The address of the table, with its slash at the end.
        canonicalUrl: 'https://genmaster.example/Caf%C3%A9/',
      });
    },
  );

  it('finds a path that a browser encodes, and its parent page', () => {
    expect(resolver.resolve('/%E0%A4%B2%E0%A5%8B-%E0%A4%95%E0%A5%8B%E0%A4%A1').status).toBe(200);
    expect(resolver.resolve('/café/menu').breadcrumb.map(({ name }) => name)).toEqual(['Home', 'Café', 'Menu']);
  });

  it.each(['/%2e%2e/x', '/caf%C3', '/a%2Fb', '/%00', undefined, null, 7, {}])(
    'resolves %j without an error',
    (address) => {
      expect(resolver.resolve(address as string).status).toBe(404);
    },
  );
});

describe('a path that is no address', () => {
  const routeWith = (route: object) =>
    resolverWith({ routes: [...exampleSite.routes, { path: '/odd', name: 'Odd', indexable: true, ...route }] });

  it.each(['http://[', 'https://a b.example/'])('leaves out a version and a format at %j', (path) => {
    const alternates = [
      { hreflang: 'en', path },
      { hreflang: 'hi', path: '/hi' },
    ];
    const resolved = routeWith({ alternates, formats: [{ type: 'text/markdown', path }] }).resolve('/odd');

    expect(resolved.alternates).toEqual([{ hreflang: 'hi', url: 'https://genmaster.example/hi' }]);
    expect(resolved.formats).toBeUndefined();
    expect(renderHead(resolved)).not.toMatch(/:\/\/[[a]/);
  });

  it('gives its page no canonical address, and lists the page nowhere', () => {
    const resolver = routeWith({ path: 'https://[/odd' });

    expect(resolver.resolve('/odd')).toMatchObject({ status: 200, canonicalUrl: null });
    expect(renderSitemap(resolver)).not.toMatch(/odd|<loc><\/loc>/);
    expect(renderLlmsText(resolver, { summary: 'S' })).not.toMatch(/odd|\(null\)/i);
  });

  it.each(['/\t/other.example/odd', ' //other.example/odd', '\u0001\\\\other.example/odd'])(
    'takes %j for a path of the site',
    (path) => {
      const resolver = routeWith({ alternates: [{ hreflang: 'en', path }] });
      const url = 'https://genmaster.example/other.example/odd';
      expect(resolver.resolve('/odd').alternates).toContainEqual({ hreflang: 'en', url });
    },
  );
});

describe('an entry with wrong types', () => {
  it.each([
    null,
    7,
    'text',
    { title: null, description: {}, data: 'x', og: {}, schema: [null, 7] },
    { title: 'A', og: [null, {}, { property: 'og:image' }, { content: 'nameless' }], data: [[], { name: 'keywords' }] },
  ])('still gives a page: %j', (entry) => {
    const resolved = withEntry(entry);

    expect(resolved).toMatchObject({ status: 200, canonicalUrl: 'https://genmaster.example/about-us' });
    expect(resolved.title).not.toBe('');
    expect(renderHead(resolved)).not.toMatch(/undefined|null|content(?:=""|[ >])/);
  });

  it('prints a number as its text', () => {
    const og = [
      { property: 'og:image', content: '/a.png' },
      { property: 'og:image:width', content: 1200 },
    ];
    expect(renderHead(withEntry({ ...about, og }))).toContain('property="og:image:width" content="1200"');
  });

  it('ignores an empty social tag and reports it', () => {
    const entry = { ...about, og: [{ property: 'og:title', content: ' ' }], data: [{ name: 'author', content: '' }] };
    const resolver = resolverWith({ entries: { ...exampleSite.entries, '/about-us': entry } });

    expect(renderHead(resolver.resolve('/about-us'))).toContain('property="og:title" content="About about"');
    expect(resolver.ignored()).toEqual([
      { address: '/about-us', field: 'og[0]', reason: 'has no content' },
      { address: '/about-us', field: 'data[0]', reason: 'has no content' },
    ]);
  });

  it('creates no attribute from an invalid key', () => {
    const og = [{ property: 'og:x', content: 'y', 'onload=alert(1) z': '1', style: 'x' }];
    const tag = headTags(withEntry({ ...about, og })).find(({ key }) => key === 'meta:og:x');
    expect(Object.keys(tag!.attributes)).toEqual(['property', 'content', 'data-gm-head']);
  });

  it('keeps an unreadable address, and one node of the site', () => {
    const schema = [
      { '@type': 'Thing', image: '//[' },
      { '@type': ['WebSite', 'CreativeWork'], name: 'Another' },
    ];
    const { graph } = withEntry({ ...about, schema });
    expect(graph.find((node) => node['@type'] === 'Thing')!['image']).toBe('//[');
    expect(JSON.stringify(graph)).not.toContain('Another');
  });
});

describe('the template of a title', () => {
  const title = (text: string, name = 'Go', titleTemplate = '%s | Go') => pageTitle(text, { name, titleTemplate });

  it.each([
    ['Google tips', 'Google tips | Go'],
    ['Let us Go', 'Let us Go'],
    ['GoGo dance', 'GoGo dance | Go'],
    ['Gö', 'Gö | Go'],
    ['Go', 'Go'],
    ['Tips | Go', 'Tips | Go'],
  ])('contains the site name once: %s', (text, expected) => expect(title(text)).toBe(expected));

  it('is applied once, also without the site name, and never without a placeholder for the title', () => {
    expect(title(title('A', 'Site', '%s – Docs'), 'Site', '%s – Docs')).toBe('A – Docs');
    expect(title('A', 'Site', 'Docs')).toBe('A');
    expect(title('A', 'Site', '')).toBe('A');
    expect(title('$& %s', 'Site', '%s – Docs')).toBe('$& %s – Docs');
  });
});

it('keeps every feed of a page, of any type', () => {
  const formats = ['/a.xml', '/b.xml'].map((path) => ({ type: 'application/rss+xml', path }));
  const routes = exampleSite.routes.map((route) => (route.path === '/about-us' ? { ...route, formats } : route));
  const head = renderHead(resolverWith({ routes }).resolve('/about-us'));
  expect(head.match(/application\/rss\+xml/g)).toHaveLength(2);
});

it('uses the likely region of a language without one', () => {
  const routes = ['fr', 'pt-BR', 'zh-Hant', 'en'].map((hreflang) => ({
    path: `/${hreflang}`,
    name: hreflang,
    indexable: true,
    alternates: [{ hreflang, path: `/${hreflang}` }],
  }));
  const resolver = resolverWith({ routes, site: { ...exampleSite.site, languages: [] } });
  const locales = routes.map(
    ({ path }) => resolver.resolve(path).og.find((tag) => 'property' in tag && tag.property === 'og:locale')!.content,
  );
  expect(locales).toEqual(['fr_FR', 'pt_BR', 'zh_TW', 'en_US']);
});

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['hi', 'ltr'],
  ['no language', 'ltr'],
  ['ur-Aran', 'rtl'],
])('prints %s %s', (language, direction) => expect(textDirection(language)).toBe(direction));

it('rejects an invalid origin at once, instead of at the first page', () => {
  const site = { ...exampleSite.site, origin: 'genmaster.example' };
  expect(() => resolverWith({ site })).toThrow('"genmaster.example" is no origin');
});

it.each([
  [90.1, 'PT1M30.1S'],
  [59.9999, 'PT1M'],
  [1e-7, 'PT0S'],
  [3661.5, 'PT61M1.5S'],
])('prints %d seconds as a readable duration', (seconds, text) => expect(isoDuration(seconds)).toBe(text));

it.each(['localhost:4200', 'mailto:a@b.example', 'ftp://a.example', 'https://user:word@a.example'])(
  'rejects %s as an origin, instead of failing at a page or publishing a password',
  (origin) => {
    expect(() => resolverWith({ site: { ...exampleSite.site, origin } })).toThrow('is no origin');
  },
);

it('accepts an origin with a slash at the end', () => {
  const site = { ...exampleSite.site, origin: 'https://a.example/' };
  expect(resolverWith({ site }).resolve('/about-us').canonicalUrl).toBe('https://a.example/about-us');
});

it('uses the site name for an unknown page whose entry has no title', () => {
  const site = { ...exampleSite.site, titleTemplate: '%s | Genmaster' };
  const resolver = resolverWith({ site, notFound: { title: '\u200B', description: '' } });

  expect(resolver.resolve('/nothing').title).toBe('Genmaster');
});

it('prints no control character and no lone surrogate, which a parser would replace', () => {
  const { title, description, og } = withEntry({
    title: 'A\u0000b\uD800out',
    description: 'D\u0007\tone',
    og: [{ property: 'og:title', content: '\u0001x' }],
  });

  expect({ title, description }).toEqual({ title: 'About', description: 'D\tone' });
  expect(og).toContainEqual({ property: 'og:title', content: 'x' });
});

it('prints no empty proof of ownership, no empty colour and no limit that is not a number', () => {
  const site = {
    ...exampleSite.site,
    verification: { google: '', bing: ' ' },
    themeColor: '',
    robots: { maxSnippet: NaN },
  };
  const { siteTags, robots } = resolverWith({ site }).resolve('/');

  expect({ siteTags, robots }).toEqual({ siteTags: undefined, robots: null });
});

it('prints a date and an address of code without types as their texts', () => {
  const node = {
    '@type': 'Event',
    startDate: new Date('2026-12-01T18:00:00+05:30'),
    url: new URL('https://a.example/tickets'),
    offers: [{ '@type': 'Offer', validFrom: new Date(NaN) }],
  };
  const { graph } = withEntry({ title: 'T', description: 'D', schema: [node] });

  expect(graph).toContainEqual({
    '@type': 'Event',
    startDate: '2026-12-01T12:30:00.000Z',
    url: 'https://a.example/tickets',
    offers: [{ '@type': 'Offer', validFrom: null }],
  });
});

it('makes the addresses of a licence, a screenshot and a download absolute', () => {
  const node = {
    '@type': 'ImageObject',
    license: '/l',
    acquireLicensePage: '/l',
    screenshot: '/s.png',
    downloadUrl: '/d',
  };
  const { graph } = withEntry({ title: 'T', description: 'D', schema: [node] });

  expect(graph).toContainEqual({
    '@type': 'ImageObject',
    license: 'https://genmaster.example/l',
    acquireLicensePage: 'https://genmaster.example/l',
    screenshot: 'https://genmaster.example/s.png',
    downloadUrl: 'https://genmaster.example/d',
  });
});
