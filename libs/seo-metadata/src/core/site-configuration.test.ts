import fc from 'fast-check';
import { exampleSite } from '../testing/example-site.ts';
import { createMetadataResolver } from './metadata-resolver.ts';
import type { RobotsDirectives, RouteEntry, SiteIdentity } from './page-metadata.ts';
import { renderHead } from './render-head.ts';

const resolverWith = (site: Partial<SiteIdentity>, about: Partial<RouteEntry> = {}) =>
  createMetadataResolver({
    ...exampleSite,
    site: { ...exampleSite.site, ...site },
    routes: exampleSite.routes.map((route) => (route.path === '/about-us' ? { ...route, ...about } : route)),
  });

describe('robots', () => {
  const robots = { maxSnippet: -1, maxImagePreview: 'large', maxVideoPreview: -1 } as const;

  it('set what results may show, for every indexable page', () => {
    const resolver = resolverWith({ robots });

    expect(resolver.resolve('/').robots).toBe('max-snippet:-1, max-image-preview:large, max-video-preview:-1');
    expect(resolver.resolve('/preview').robots).toBe('noindex');
    expect(renderHead(resolver.resolve('/'))).toContain('<meta name="robots" content="max-snippet:-1, ');
  });

  it('can be overridden by a page', () => {
    const page = { robots: { maxSnippet: 0, follow: false, archive: false, unavailableAfter: '2027-01-01' } };

    expect(resolverWith({ robots }, page).resolve('/about-us').robots).toBe(
      'nofollow, noarchive, max-snippet:0, max-image-preview:large, max-video-preview:-1, unavailable_after:2027-01-01',
    );
  });
});

it('a directive of a page that is not set leaves that of the site, as does an empty record', () => {
  const site = { robots: { maxSnippet: 50, follow: false } };
  const none = { maxSnippet: undefined, follow: undefined, maxImagePreview: 'large' } as const;

  for (const robots of [{}, undefined, null as never])
    expect(resolverWith(site, { robots }).resolve('/about-us').robots).toBe('nofollow, max-snippet:50');
  expect(resolverWith(site, { robots: none }).resolve('/about-us').robots).toBe(
    'nofollow, max-snippet:50, max-image-preview:large',
  );
  expect(resolverWith(site, { robots: { follow: true, maxSnippet: 0 } }).resolve('/about-us').robots).toBe(
    'max-snippet:0',
  );
});

it.each<{ given: Record<keyof RobotsDirectives, unknown> | object; shown: string | null }>([
  { given: { maxSnippet: 1.5, maxVideoPreview: Infinity }, shown: null },
  { given: { maxSnippet: null, maxImagePreview: null, unavailableAfter: null }, shown: null },
  { given: { maxSnippet: -2, maxVideoPreview: NaN }, shown: null },
  { given: { maxSnippet: '', maxVideoPreview: true }, shown: null },
  { given: { maxSnippet: '50', maxVideoPreview: 0 }, shown: 'max-snippet:50, max-video-preview:0' },
  { given: { maxImagePreview: 'large, noindex' }, shown: null },
  { given: { unavailableAfter: 'soon' }, shown: null },
  { given: { unavailableAfter: '2027-01-01, noindex' }, shown: null },
  { given: { unavailableAfter: '2027-01-01T10:00:00+05:30' }, shown: 'unavailable_after:2027-01-01T10:00:00+05:30' },
])('prints only robots directives that a crawler can read: $given', ({ given, shown }) => {
  expect(resolverWith({}, { robots: given as RobotsDirectives }).resolve('/about-us').robots).toBe(shown);
});

describe('the template of titles', () => {
  const titled = (title: string) =>
    createMetadataResolver({
      ...exampleSite,
      site: { ...exampleSite.site, titleTemplate: '%s – Genmaster' },
      entries: { '/about-us': { title, description: 'D' } },
    }).resolve('/about-us');

  it('applies to a title, and previews show the title only', () => {
    const resolved = titled('About $& us');

    expect(resolved.title).toBe('About $& us – Genmaster');
    expect(resolved.og).toContainEqual({ property: 'og:title', content: 'About $& us' });
  });

  it('does not change a title that contains the site name', () => {
    expect(titled('Genmaster: who we are').title).toBe('Genmaster: who we are');
  });
});

describe('a preview', () => {
  it.each([
    { title: 'Tips | Go', shown: 'Tips' },
    { title: 'Learn | Google', shown: 'Learn | Google' },
    { title: 'Tips | Go | Part 2', shown: 'Tips | Go | Part 2' },
    { title: 'Compare | Go vs Rust', titleTemplate: '%s - Go', shown: 'Compare | Go vs Rust' },
    { title: 'Tips | Go', titleTemplate: '%s - Go', shown: 'Tips' },
  ])('leaves the site name out only at the end of a title: $title', ({ title, shown, ...site }) => {
    const resolver = createMetadataResolver({
      ...exampleSite,
      site: { ...exampleSite.site, name: 'Go', ...site },
      entries: { '/about-us': { title, description: 'D' } },
    });

    expect(resolver.resolve('/about-us').og).toContainEqual({ property: 'og:title', content: shown });
  });
});

describe('tags of the whole site', () => {
  it('contain proofs of ownership and the colours of the browser frame', () => {
    const head = renderHead(
      resolverWith({
        verification: { google: 'g', 'my-proof': 'p' },
        themeColor: [
          { color: '#fff', media: '(prefers-color-scheme: light)' },
          { color: '#000', media: '(prefers-color-scheme: dark)' },
        ],
      }).resolve('/about-us'),
    );

    expect(head).toContain('<meta name="google-site-verification" content="g"');
    expect(head).toContain('<meta name="my-proof" content="p"');
    expect(head.match(/name="theme-color"/g)).toHaveLength(2);
  });
});

it.each<{ what: string; verification: Record<string, string>; tag: string }>([
  {
    what: 'named like a member of every object',
    verification: { constructor: 'c' },
    tag: 'name="constructor" content="c"',
  },
  { what: 'of digits', verification: { yandex: 123 as never }, tag: 'name="yandex-verification" content="123"' },
  {
    what: 'with spaces around it',
    verification: { google: ' g\n' },
    tag: 'name="google-site-verification" content="g"',
  },
])('prints a proof of ownership $what', ({ verification, tag }) => {
  expect(renderHead(resolverWith({ verification }).resolve('/'))).toContain(`<meta ${tag}`);
});

it('prints every proof of a service once, and no page adds one', () => {
  const verification = { google: ['a', ' b', 'a', ''], 'google-site-verification': 'c', bing: 'd' };
  const site = { ...exampleSite.site, verification, themeColor: [{ color: '#fff' }, { color: '#000' }] };
  const data = [{ name: 'google-site-verification', content: 'own' }];
  const entries = { '/about-us': { title: 'T', description: 'D', data } };
  const resolver = createMetadataResolver({ ...exampleSite, site, entries });
  const head = renderHead(resolver.resolve('/about-us'));

  expect(head.match(/(?<=name="google-site-verification" content=")[^"]*/g)).toEqual(['a', 'b', 'c']);
  expect(head.match(/(?<=name="msvalidate.01" content=")[^"]*/g)).toEqual(['d']);
  expect(head.match(/(?<=name="theme-color" content=")[^"]*/g)).toEqual(['#fff']);
  expect(resolver.ignored().map(({ field }) => field)).toEqual(['data[0]']);
});

it('lists other formats of a page', () => {
  const formats = [{ type: 'text/markdown', path: '/about-us.md', title: 'Markdown' }];
  const head = renderHead(resolverWith({}, { formats }).resolve('/about-us'));

  expect(head).toContain(
    '<link rel="alternate" type="text/markdown" title="Markdown" href="https://genmaster.example/about-us.md"',
  );
});

describe('an entry', () => {
  it('has empty lists by default', () => {
    const entries = { '/about-us': { title: 'About', description: 'D' } };
    const resolved = createMetadataResolver({ ...exampleSite, entries }).resolve('/about-us');

    expect(resolved).toMatchObject({ title: 'About', data: [] });
  });

  it('without a visible title uses the name of its route', () => {
    const warn = jest.fn();
    const entries = { '/about-us': { title: '\u200B\u3164', description: 'D' } };

    expect(createMetadataResolver({ ...exampleSite, entries, logger: { warn } }).resolve('/about-us').title).toBe(
      'About us | Genmaster',
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no title that can be seen'));
  });

  it('has every unused part logged, and listed by the resolver', () => {
    const warn = jest.fn();
    const entry = {
      title: 'T',
      description: 'D',
      data: [
        { name: 'robots', content: 'noindex' },
        { name: 'keywords', content: 'a' },
        { name: 'Keywords', content: 'b' },
      ],
      og: [{ property: 'og:url', content: '/x' }],
      schema: [{ '@type': 'WebSite' }, { '@type': 'WebPage' }, { '@type': 'AboutPage' }],
    };
    const resolver = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry }, logger: { warn } });

    expect(resolver.ignored().map(({ field }) => field)).toEqual([
      'og[0]',
      'data[0]',
      'data[2]',
      'schema[0]',
      'schema[2]',
    ]);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('"/about-us" og[0]: "og:url" comes from the route table'),
    );
    expect(createMetadataResolver(exampleSite).ignored()).toEqual([]);
  });

  it('has each tag listed that the site or a derived tag replaces', () => {
    const reason = (name: string) => `"${name}" comes from the route table, the site or another field`;
    const names = ['twitter:card', 'google-site-verification', 'Theme-Color', 'og:url', 'OG:Title'];
    const entry = { title: 'T', description: 'D', data: names.map((name) => ({ name, content: 'x' })) };
    const site = { ...exampleSite.site, verification: { google: 'g' }, themeColor: '#fff' };
    const resolver = createMetadataResolver({ ...exampleSite, site, entries: { '/about-us': entry } });

    expect(resolver.ignored()).toEqual(
      names.map((name, at) => ({ address: '/about-us', field: `data[${at}]`, reason: reason(name.toLowerCase()) })),
    );
  });

  it('has exactly the tags listed that its head does not show', () => {
    const names =
      'og:title OG:description og:type og:url og:locale:alternate og:image og:image:alt twitter:card twitter:title twitter:image:alt book:author Keywords keywords robots description theme-color google-site-verification';
    const name = fc.constantFrom(...names.split(' '));
    const tags = fc.array(name, { maxLength: 6 });
    const site = {
      verification: { google: 'g' },
      themeColor: [{ color: '#000', media: '(prefers-color-scheme: dark)' }],
    };
    fc.assert(
      fc.property(tags, tags, fc.constantFrom('', 'D'), (social, data, description) => {
        const entry = {
          title: 'T',
          description,
          og: social.map((property, at) => ({ property, content: `https://x.example/og[${at}]` })),
          data: data.map((name, at) => ({ name, content: `https://x.example/data[${at}]` })),
        };
        const options = { ...exampleSite, site: { ...exampleSite.site, ...site }, entries: { '/about-us': entry } };
        const resolver = createMetadataResolver(options);
        const head = renderHead(resolver.resolve('/about-us'));
        const fields = [...social.map((_, at) => `og[${at}]`), ...data.map((_, at) => `data[${at}]`)];

        expect(resolver.ignored().map(({ field }) => field)).toEqual(
          fields.filter((field) => !head.includes(`"https://x.example/${field}"`)),
        );
      }),
    );
  });
});
