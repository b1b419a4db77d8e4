import { exampleSite } from '../testing/example-site.ts';
import { socialTagName } from './head-tags.ts';
import { renderHead } from './render-head.ts';
import { createMetadataResolver } from './metadata-resolver.ts';
import type { ResolvedMetadata, StructuredData } from './page-metadata.ts';

const resolver = createMetadataResolver(exampleSite);
const social = (resolved: ResolvedMetadata, name: string) =>
  resolved.og.filter((tag) => socialTagName(tag) === name).map(({ content }) => content);
const nodeOf = (resolved: ResolvedMetadata, type: string) => resolved.graph.find((node) => node['@type'] === type);

describe('an address', () => {
  it.each([
    '/about-us',
    '/about-us/',
    '/ABOUT-US',
    '/about-us?demo=1',
    '/about-us#team',
    'https://genmaster.example/about-us',
  ])('finds the page when spelled %s', (address) => {
    expect(resolver.resolve(address)).toMatchObject({
      status: 200,
      canonicalUrl: 'https://genmaster.example/about-us',
      title: 'About about | Genmaster',
      robots: null,
    });
  });

  it('shows the page of an alias, in every tag', () => {
    const { path, ...alias } = resolver.resolve('/hroot');
    const { path: homePath, ...home } = resolver.resolve('/');

    expect([path, homePath]).toEqual(['/hroot', '/']);
    expect(alias).toEqual(home);
    expect(alias.canonicalUrl).toBe('https://genmaster.example/');
  });

  it.each(['/nothing', '/about-us/more', '/constructor', '/__proto__', '/%', '/\u0000'])(
    'gets the not-found metadata without a canonical address when unknown: %j',
    (address) => {
      const resolved = resolver.resolve(address);

      expect(resolved).toMatchObject({
        status: 404,
        robots: 'noindex',
        canonicalUrl: null,
        canonicalPath: null,
        alternates: [],
      });
      expect(resolved.title).toBe('Page not found | Genmaster');
      expect(social(resolved, 'og:url')).toEqual([]);
    },
  );

  it('excludes a hidden page from search results and lists no other version of it', () => {
    expect(resolver.resolve('/preview')).toMatchObject({ status: 200, robots: 'noindex', alternates: [] });
  });

  it.each(['//about-us', '/\\about-us', '///about-us'])('has %s on its own host', (path) => {
    const routes = [
      ...exampleSite.routes.filter((route) => route.path !== '/about-us'),
      { path, name: 'About', indexable: true },
    ];
    const { canonicalUrl } = createMetadataResolver({ ...exampleSite, routes }).resolve(path);
    expect(canonicalUrl).toBe(`${exampleSite.site.origin}/about-us`);
  });

  it('uses the name of the route and reports a missing entry once', () => {
    const warn = jest.fn();
    const lacking = createMetadataResolver({ ...exampleSite, entries: {}, logger: { warn } });

    expect(lacking.resolve('/about-us').title).toBe('About us | Genmaster');
    expect(lacking.resolve('/About-Us?again').title).toBe('About us | Genmaster');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"/about-us" has no built-in entry'));
  });
});

describe('the social tags', () => {
  it('are complete without repeated text from the author', () => {
    const resolved = resolver.resolve('/about-us');

    expect(social(resolved, 'og:title')).toEqual(['About about']);
    expect(social(resolved, 'og:description')).toEqual([resolved.description]);
    expect(social(resolved, 'og:type')).toEqual(['website']);
    expect(social(resolved, 'og:url')).toEqual([resolved.canonicalUrl]);
    expect(social(resolved, 'og:image')).toEqual(['https://genmaster.example/social/about.png']);
    expect(social(resolved, 'og:locale')).toEqual(['en_US']);
    expect(social(resolved, 'og:locale:alternate')).toEqual(['hi_IN']);
    expect(social(resolved, 'twitter:card')).toEqual(['summary_large_image']);
    expect(social(resolved, 'twitter:image:alt')).toEqual(['The about demo']);
  });

  it('have absolute addresses of pictures, in either list', () => {
    const entry = {
      title: 'T',
      description: 'D',
      og: [{ property: 'og:image:url', content: '/a.png' }],
      data: [
        { name: 'twitter:image', content: '/b.png' },
        { name: 'twitter:player', content: '/player' },
      ],
    };
    const resolved = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve('/about-us');

    expect(social(resolved, 'og:image:url')).toEqual(['https://genmaster.example/a.png']);
    expect(social(resolved, 'twitter:card')).toEqual(['summary_large_image']);
    expect(resolved.data.map(({ content }) => content)).toEqual([
      'https://genmaster.example/b.png',
      'https://genmaster.example/player',
    ]);
  });

  it.each([
    { content: '/a.png', card: 'summary_large_image' },
    { content: ' ', card: 'summary' },
  ])('show a picture of the other list large, if it has an address: "$content"', ({ content, card }) => {
    const entry = { title: 'T', description: 'D', data: [{ name: 'og:image', content }] };
    const resolved = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve('/about-us');

    expect(social(resolved, 'twitter:card')).toEqual([card]);
  });

  it('keep the properties of a picture directly after it', () => {
    const names = resolver.resolve('/').og.map(socialTagName);
    const start = names.indexOf('og:image');

    expect(names.slice(start, start + 4)).toEqual(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt']);
  });

  it('take address, site name and locale from the route table even when an author sets them', () => {
    const og = [
      { property: 'og:url', content: 'https://other.example/' },
      { property: 'og:site_name', content: 'Other' },
    ];
    const entry = { title: 'T', description: 'D', data: [{ name: 'robots', content: 'noindex' }], og, schema: [] };
    const resolved = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve('/about-us');

    expect(social(resolved, 'og:url')).toEqual(['https://genmaster.example/about-us']);
    expect(social(resolved, 'og:site_name')).toEqual(['Genmaster']);
    expect(resolved.data).toEqual([]);
    expect(social(resolved, 'twitter:card')).toEqual(['summary']);
  });

  it('keep text that only looks like an address', () => {
    const entry = {
      title: 'T',
      description: '/slash first',
      data: [],
      og: [{ property: 'og:title', content: '#1' }],
      schema: [],
    };
    const resolved = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve('/about-us');

    expect(social(resolved, 'og:title')).toEqual(['#1']);
    expect(social(resolved, 'og:description')).toEqual(['/slash first']);
  });
});

describe('languages', () => {
  it('list every version of a page, including itself and the default', () => {
    const english = resolver.resolve('/about-us').alternates;

    expect(english).toEqual([
      { hreflang: 'en', url: 'https://genmaster.example/about-us' },
      { hreflang: 'hi', url: 'https://genmaster.example/hi/about-us' },
      { hreflang: 'x-default', url: 'https://genmaster.example/about-us' },
    ]);
    expect(resolver.resolve('/hi/about-us').alternates).toEqual(english);
  });

  it('are listed only for a page with another version', () => {
    expect(resolver.resolve('/uniqueness').alternates).toEqual([]);
  });

  it('set the locale and the language of the page', () => {
    const hindi = resolver.resolve('/hi/about-us');

    expect(hindi.language).toBe('hi');
    expect(social(hindi, 'og:locale')).toEqual(['hi_IN']);
    expect(nodeOf(hindi, 'WebPage')).toMatchObject({ inLanguage: 'hi' });
  });
});

describe('the breadcrumb', () => {
  it.each([
    { address: '/', way: [] },
    { address: '/hi', way: [] },
    { address: '/about-us', way: ['/', '/about-us'] },
    { address: '/uniqueness/power', way: ['/', '/uniqueness', '/uniqueness/power'] },
    { address: '/hi/about-us', way: ['/hi', '/hi/about-us'] },
  ])('of $address is $way', ({ address, way }) => {
    expect(resolver.resolve(address).breadcrumb.map(({ path }) => path)).toEqual(way);
  });

  it.each([
    { address: '/hroot/tour', way: ['/', '/hroot/tour'] },
    { address: '/old/tour', way: ['/', '/uniqueness', '/old/tour'] },
    { address: '/new/tour', way: ['/', '/new/tour'] },
    { address: '/tour', way: ['/', '/about-us', '/tour'] },
  ])('of $address leads through pages, not through their aliases: $way', ({ address, way }) => {
    const more = [
      { path: '/hroot/tour', name: 'Tour', indexable: true },
      { path: '/old', canonicalPath: '/uniqueness', name: 'Old', indexable: true },
      { path: '/old/tour', name: 'Tour', indexable: true },
      { path: '/new', canonicalPath: '/new/tour', name: 'New', indexable: true },
      { path: '/new/tour', name: 'Tour', indexable: true },
      { path: '/us', canonicalPath: '/about-us', name: 'Us', indexable: true },
      { path: '/tour', parentPath: '/us', name: 'Tour', indexable: true },
    ];
    const { breadcrumb } = createMetadataResolver({
      ...exampleSite,
      routes: [...exampleSite.routes, ...more],
    }).resolve(address);

    expect(breadcrumb.map(({ path }) => path)).toEqual(way);
  });

  it('ends when two routes are each other’s parent', () => {
    const looped = [
      { path: '/a', parentPath: '/b', name: 'A', indexable: true },
      { path: '/b', parentPath: '/a', name: 'B', indexable: true },
    ];
    const { breadcrumb } = createMetadataResolver({ ...exampleSite, routes: looped, entries: {} }).resolve('/a');

    expect(breadcrumb.map(({ path }) => path)).toEqual(['/b', '/a']);
  });
});

describe('the graph', () => {
  it('has the site on the home page only, published by the organisation', () => {
    expect(nodeOf(resolver.resolve('/'), 'WebSite')).toMatchObject({
      '@id': 'https://genmaster.example/#website',
      publisher: { '@id': 'https://genmaster.example/#organization' },
    });
    expect(nodeOf(resolver.resolve('/about-us'), 'WebSite')).toBeUndefined();
  });

  it('has one page node of the kind chosen by the author', () => {
    const { graph, title } = resolver.resolve('/about-us');
    const pages = graph.filter((node) => String(node['@type']).endsWith('Page'));

    expect(pages).toEqual([
      expect.objectContaining({
        '@type': 'AboutPage',
        '@id': 'https://genmaster.example/about-us#webpage',
        name: title,
        mainEntity: { '@id': 'https://genmaster.example/#organization' },
        breadcrumb: { '@id': 'https://genmaster.example/about-us#breadcrumb' },
      }),
    ]);
  });

  it('has one site node and one breadcrumb, for any number of them from an author', () => {
    const schema: StructuredData[] = [
      { '@type': 'WebSite', name: 'Other' },
      { '@type': 'BreadcrumbList' },
      { '@type': 'WebPage' },
    ];
    const entry = { title: 'T', description: 'D', data: [], og: [], schema: [...schema, ...schema] };
    const own = createMetadataResolver({ ...exampleSite, entries: { '/': entry, '/about-us': entry } });
    const typesOf = (address: string) => own.resolve(address).graph.map((node) => node['@type']);

    expect(typesOf('/')).toEqual(['WebSite', 'WebPage']);
    expect(typesOf('/about-us')).toEqual(['WebPage', 'BreadcrumbList']);
  });

  it('makes addresses of clips, lists and steps absolute', () => {
    const video = nodeOf(resolver.resolve('/uniqueness/power'), 'VideoObject');
    expect(video).toMatchObject({
      contentUrl: 'https://genmaster.example/video/power.mp4',
      hasPart: [
        { url: 'https://genmaster.example/uniqueness/power?t=0' },
        { url: 'https://genmaster.example/uniqueness/power?t=5' },
      ],
    });
  });
});

it('tells the language of a page from its own version, not from one at the same path of another host', () => {
  const { routes, ...german } = {
    ...exampleSite,
    site: { ...exampleSite.site, origin: 'https://de.genmaster.example', locale: 'de_DE' },
    routes: [{ path: '/', name: 'Start', indexable: true }],
  };
  const languageOf = (own: string) => {
    const alternates = [
      { hreflang: 'en', path: 'https://genmaster.example/' },
      { hreflang: 'de', path: own },
    ];
    return createMetadataResolver({
      ...german,
      routes: routes.map((route) => ({ ...route, alternates })),
    }).resolve('/').language;
  };

  expect(['/', 'https://de.genmaster.example/', 'https://DE.genmaster.example'].map(languageOf)).toEqual([
    'de',
    'de',
    'de',
  ]);
});

it.each(['\u200B', '\u00AD', '\u2060', '\u3164', '\u180E', '\u115F', '\uFEFF', '\u202E'])(
  'built-in texts never contain %j, for any pasted text',
  (character) => {
    const text = (words: string) => `${character}${words}${character}`;
    const entry = {
      title: text('Low-code'),
      description: text('Read it.'),
      og: [{ property: 'og:title', content: text('Preview') }],
      data: [{ name: 'keywords', content: text('क्\u200Dष') }],
    };
    const head = renderHead(createMetadataResolver({ ...exampleSite, entries: { '/': entry } }).resolve('/'));
    expect(head).not.toContain(character);
    expect(head).toContain('content="क्\u200Dष"');
  },
);
