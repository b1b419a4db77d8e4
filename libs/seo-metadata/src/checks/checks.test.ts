import { createMetadataResolver } from '../core/metadata-resolver.ts';
import type { PageMetadata, RouteEntry, StructuredData } from '../core/page-metadata.ts';
import { exampleSite } from '../testing/example-site.ts';
import { checkPage } from './check-page.ts';
import { checkSite } from './check-site.ts';
import { checkStructuredData } from './check-structured-data.ts';

const resolver = createMetadataResolver(exampleSite);
const clip = (startOffset: unknown, endOffset: unknown) =>
  ({ '@type': 'Clip', name: 'C', url: 'https://x.example/?t=1', startOffset, endOffset }) as StructuredData;
const video = (more: Record<string, unknown>) =>
  ({
    '@type': 'VideoObject',
    name: 'N',
    description: 'D',
    thumbnailUrl: ['https://x.example/t.jpg'],
    uploadDate: '2026-01-01T10:00:00Z',
    contentUrl: 'https://x.example/v.mp4',
    duration: 'PT9S',
    ...more,
  }) as StructuredData;
const offer = (more: Record<string, unknown>) =>
  ({
    '@type': 'Offer',
    price: 1,
    priceCurrency: 'INR',
    availability: 'PreOrder',
    url: 'https://x.example/',
    ...more,
  }) as StructuredData;

it('finds no error on any page of the example site', () => {
  expect(checkSite(resolver).filter(({ level }) => level !== 'info')).toEqual([]);
});

it('explains that short videos get no key moments, and that a price of 0 is no merchant listing', () => {
  const infos = checkSite(resolver).filter(({ level }) => level === 'info');

  expect(infos.map(({ address, at }) => `${address} ${at}`)).toEqual([
    '/ Offer.price',
    '/uniqueness/power VideoObject.hasPart',
  ]);
});

describe('structured data', () => {
  it.each<{ what: string; node: StructuredData; finding: string }>([
    { what: 'a video without a picture', node: video({ thumbnailUrl: [] }), finding: 'error VideoObject.thumbnailUrl' },
    {
      what: 'a video without a description',
      node: video({ description: '' }),
      finding: 'warning VideoObject.description',
    },
    {
      what: 'a video that plays nowhere',
      node: video({ contentUrl: undefined }),
      finding: 'warning VideoObject.contentUrl|embedUrl',
    },
    {
      what: 'a required name that nobody sees',
      node: video({ name: '\u200B ' }),
      finding: 'error VideoObject.name',
    },
    { what: 'a list of nothing', node: video({ thumbnailUrl: ['', ' '] }), finding: 'error VideoObject.thumbnailUrl' },
    { what: 'a price that is a node', node: offer({ price: { value: 1 } }), finding: 'error Offer.price' },
    { what: 'a currency that is none', node: offer({ priceCurrency: 'ABC' }), finding: 'error Offer.priceCurrency' },
    { what: 'a date in words', node: video({ uploadDate: 'yesterday' }), finding: 'error VideoObject.uploadDate' },
    {
      what: 'a time without its zone',
      node: video({ uploadDate: '2026-01-01T10:00:00' }),
      finding: 'error VideoObject.uploadDate',
    },
    {
      what: 'the time of an event without its zone',
      node: { '@type': 'Event', startDate: '2026-12-01T18:00' },
      finding: 'error Event.startDate',
    },
    {
      what: 'an address that no browser can read',
      node: { '@type': 'Thing', url: 'https://[' },
      finding: 'error Thing.url',
    },
    {
      what: 'the end of a job offer without its zone',
      node: { '@type': 'JobPosting', validThrough: '2026-12-01T18:00' },
      finding: 'error JobPosting.validThrough',
    },
    { what: 'a duration in words', node: video({ duration: '3 seconds' }), finding: 'error VideoObject.duration' },
    { what: 'a duration in months', node: video({ duration: 'P10M' }), finding: 'error VideoObject.duration' },
    {
      what: 'a clip that ends before it starts',
      node: video({ hasPart: [clip(5, 2)] }),
      finding: 'error Clip.endOffset',
    },
    {
      what: 'a clip that outlasts the video',
      node: video({ hasPart: [clip(5, 20)] }),
      finding: 'error Clip.endOffset',
    },
    { what: 'a start as text', node: video({ hasPart: [clip('5', 9)] }), finding: 'error Clip.startOffset' },
    {
      what: 'two clips with one start',
      node: video({ hasPart: [clip(0, 4), clip(0, 5)] }),
      finding: 'error Clip.startOffset',
    },
    {
      what: 'clips that overlap',
      node: video({ hasPart: [clip(0, 4), clip(3, 9)] }),
      finding: 'warning Clip.startOffset',
    },
    {
      what: 'a clip without an end',
      node: video({ hasPart: [clip(0, undefined)] }),
      finding: 'warning Clip.endOffset',
    },
    {
      what: 'an address that is not absolute',
      node: video({ contentUrl: '/v.mp4' }),
      finding: 'error VideoObject.contentUrl',
    },
    {
      what: 'an offer without a currency',
      node: offer({ priceCurrency: undefined }),
      finding: 'error Offer.priceCurrency',
    },
    { what: 'a currency sign', node: offer({ priceCurrency: '₹' }), finding: 'error Offer.priceCurrency' },
    { what: 'a negative price', node: offer({ price: -1 }), finding: 'error Offer.price' },
    {
      what: 'an availability in words',
      node: offer({ availability: 'coming soon' }),
      finding: 'error Offer.availability',
    },
    {
      what: 'a product without an offer',
      node: { '@type': 'Product', name: 'P' },
      finding: 'error Product.offers|review|aggregateRating',
    },
    {
      what: 'a release date in words',
      node: { '@type': 'Product', releaseDate: 'TBD' },
      finding: 'error Product.releaseDate',
    },
    {
      what: 'a way of one step',
      node: { '@type': 'BreadcrumbList', itemListElement: [] },
      finding: 'error BreadcrumbList',
    },
    {
      what: 'a step of a way without a name',
      node: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: { '@id': 'https://x.example/', name: 'Home' } },
          { '@type': 'ListItem', position: 2, item: 'https://x.example/b' },
        ],
      },
      finding: 'error BreadcrumbList.name',
    },
    {
      what: 'a step out of order',
      node: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 2, url: 'https://x.example/' }] },
      finding: 'error ItemList.position',
    },
    {
      what: 'a step that leads nowhere',
      node: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1 }] },
      finding: 'error ItemList.item',
    },
  ])('reports $what', ({ node, finding }) => {
    expect(checkStructuredData([node]).map(({ level, at }) => `${level} ${at}`)).toContain(finding);
  });

  it.each([
    { clips: [clip(4, 9), clip(0, 4)], overlapping: [] },
    { clips: [clip(5, 9), clip(0, 6)], overlapping: [5] },
    { clips: [clip(0, 9), clip(1, 2), clip(3, 5)], overlapping: [1, 3] },
    { clips: [clip(0, 9), clip(2, undefined), clip(3, 5)], overlapping: [2, 3] },
  ])('reports the clips at $overlapping as overlapping, in whatever order they stand', ({ clips, overlapping }) => {
    const findings = checkStructuredData([video({ hasPart: clips })]).filter(({ at }) => at === 'Clip.startOffset');

    expect(findings.map(({ level, message }) => [level, message])).toEqual(
      overlapping.map((start) => ['warning', `The clip at ${start} starts before an earlier one ends.`]),
    );
  });

  it.each<{ what: string; node: StructuredData; at: string }>([
    { what: 'a list', node: { '@type': 'ItemList', itemListElement: [null] }, at: 'ItemList.item' },
    { what: 'a breadcrumb', node: { '@type': 'BreadcrumbList', itemListElement: ['Home'] }, at: 'BreadcrumbList' },
    { what: 'a video', node: video({ hasPart: [null] }), at: 'Clip.startOffset' },
  ])('reports $what with a part that is no node', ({ node, at }) => {
    expect(checkStructuredData([node])).toContainEqual(expect.objectContaining({ level: 'error', at }));
  });

  it('accepts a way whose steps have their names in the nodes that they lead to', () => {
    const items = ['a', 'b'].map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@id': `https://x.example/${name}`, name },
    }));

    expect(checkStructuredData([{ '@type': 'BreadcrumbList', itemListElement: items }])).toEqual([]);
  });

  const priced = (priceSpecification: object) =>
    offer({ price: undefined, priceCurrency: undefined, priceSpecification });
  const notes = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Bright' }] };

  it.each<{ what: string; node: StructuredData }>([
    {
      what: 'a price of its own node',
      node: priced({ '@type': 'UnitPriceSpecification', price: 9, priceCurrency: 'INR' }),
    },
    {
      what: 'a range of prices in a node',
      node: priced({ '@type': 'PriceSpecification', minPrice: 9, maxPrice: 12, priceCurrency: 'INR' }),
    },
    { what: 'a price of 0 without a currency', node: offer({ price: 0, priceCurrency: undefined }) },
    {
      what: 'pros and cons, which lead nowhere',
      node: {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'P' },
        positiveNotes: notes,
        negativeNotes: notes,
      },
    },
  ])('accepts $what', ({ node }) => {
    expect(checkStructuredData([node]).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    { price: 9, at: 'PriceSpecification.priceCurrency' },
    { priceCurrency: 'INR', at: 'PriceSpecification.price|minPrice' },
    { price: 'nine', priceCurrency: 'INR', at: 'PriceSpecification.price' },
  ])('reports $at of an offer whose price stands in a node of its own', ({ at, ...facts }) => {
    const findings = checkStructuredData([priced({ '@type': 'PriceSpecification', ...facts })]);
    expect(findings).toContainEqual(expect.objectContaining({ level: 'error', at }));
  });

  it.each([1, '1'])('accepts the position %j of the first item', (position) => {
    const item = { '@type': 'ListItem', position, url: 'https://x.example/' };
    const node: StructuredData = { '@type': 'ItemList', name: 'L', itemListElement: [item] };

    expect(checkStructuredData([node])).toEqual([]);
  });

  it('says that a sitemap leaves an incomplete recording out', () => {
    const messages = (node: StructuredData) =>
      checkStructuredData([node]).flatMap(({ message }) => (message.includes('sitemap') ? [message] : []));

    expect(messages(video({ description: '', contentUrl: undefined }))).toEqual([
      'Recommended, and missing. The sitemap leaves the recording out.',
      'Recommended, and missing. The sitemap leaves the recording out.',
    ]);
    expect(messages(video({ duration: undefined }))).toEqual([]);
    expect(messages({ '@type': 'Thing', subjectOf: video({ description: '' }) } as StructuredData)).toEqual([]);
  });

  it('reports two nodes with one name', () => {
    const node = { '@type': 'Thing', '@id': 'https://x.example/#a' };

    expect(checkStructuredData([node, node])).toHaveLength(1);
  });
});

describe('a page', () => {
  const check = (more: Partial<PageMetadata>) => {
    const entry = { ...exampleSite.entries['/about-us']!, ...more };
    const own = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } });
    return checkPage(own.resolve('/about-us')).map(({ level, at }) => `${level} ${at}`);
  };

  it('gets a hint for texts that search results truncate, counted in characters', () => {
    expect(check({ title: '😀'.repeat(60) })).toEqual([]);
    expect(check({ title: 'हिन्दी'.repeat(20), description: '👩🏽‍🚀'.repeat(155) })).toEqual([]);
    expect(check({ title: 'हिन्दी'.repeat(31) })).toEqual(['hint title']);
    expect(check({ title: 'x'.repeat(61), description: 'x'.repeat(156) })).toEqual(['hint title', 'hint description']);
  });

  it('needs a picture for link previews', () => {
    expect(check({ og: [] })).toContain('error og:image');
  });

  it('needs an absolute address for each of its pictures, under either name', () => {
    const [picture, ...about] = exampleSite.entries['/about-us']!.og!;
    const url = { property: 'og:image:url', content: '/social/about.png' };

    expect(check({ og: [url, ...about] })).toEqual([]);
    expect(check({ og: [{ property: 'og:image', content: 'b.png' }, picture!, ...about] })).toEqual(['error og:image']);
    expect(check({ data: [{ name: 'twitter:image', content: 'c.png' }] })).toEqual(['error twitter:image']);
    expect(check({ data: [{ name: 'twitter:image', content: 'http://[' }] })).toEqual(['error twitter:image']);
  });

  it('gets a hint for tags that are not printed', () => {
    const data = [
      { name: 'keywords', content: 'a' },
      { name: 'keywords', content: 'b' },
    ];
    expect(check({ data })).toEqual(['warning og']);
  });

  it('gets a hint for a tag that the site prints itself', () => {
    const site = { ...exampleSite.site, verification: { google: 'g', bing: 'b' } };
    const entry = {
      ...exampleSite.entries['/about-us']!,
      data: [{ name: 'google-site-verification', content: 'own' }],
    };
    const own = createMetadataResolver({ ...exampleSite, site, entries: { '/about-us': entry } });

    expect(checkPage(own.resolve('/about-us'))).toContainEqual(expect.objectContaining({ level: 'warning', at: 'og' }));
  });
});

describe('the site', () => {
  it('has no duplicate titles', () => {
    const entries = {
      ...exampleSite.entries,
      '/uniqueness': { ...exampleSite.entries['/uniqueness']!, title: 'About about | Genmaster' },
    };

    expect(checkSite(createMetadataResolver({ ...exampleSite, entries }))).toContainEqual({
      level: 'warning',
      address: '/uniqueness',
      at: 'title',
      message: 'The same as on /about-us.',
    });
  });

  it('may say the same in versions of a page for two countries, and on a page that is not indexed', () => {
    const alternates = ['en-GB', 'en-US'].map((hreflang) => ({ hreflang, path: `/${hreflang}` }));
    const route = (path: string, more: Partial<RouteEntry> = {}) => ({ path, name: path, indexable: true, ...more });
    const routes = [
      ...alternates.map(({ path }) => route(path, { alternates })),
      route('/print', { indexable: false }),
      route('/other'),
    ];
    const entry = exampleSite.entries['/about-us']!;
    const entries = Object.fromEntries(routes.map(({ path }) => [path, entry]));
    const repeated = checkSite(createMetadataResolver({ ...exampleSite, routes, entries })).flatMap(
      ({ address, at, message }) => (message.startsWith('The same') ? [`${address} ${at}`] : []),
    );

    expect(repeated).toEqual(['/other title', '/other description']);
  });

  it('has a placeholder in its title template, and no duplicate path in any spelling', () => {
    const site = { ...exampleSite.site, titleTemplate: 'Genmaster' };
    const routes = [...exampleSite.routes, { path: '/About-Us/', name: 'Again', indexable: false }];
    const errors = checkSite(createMetadataResolver({ ...exampleSite, site, routes })).filter(
      ({ level }) => level === 'error',
    );

    expect(errors.map(({ address, at }) => [address, at])).toEqual(
      expect.arrayContaining([
        [undefined, 'site.titleTemplate'],
        ['/About-Us/', 'path'],
      ]),
    );
  });

  it('has no alias of a missing page and no language version without a link back', () => {
    const routes = [
      ...exampleSite.routes,
      { path: '/old', canonicalPath: '/gone', name: 'Old', indexable: true },
      { path: '/lonely', name: 'Lonely', indexable: true, alternates: [{ hreflang: 'hi', path: '/hi' }] },
    ];
    const entries = {
      ...exampleSite.entries,
      '/lonely': { ...exampleSite.entries['/preview']!, title: 'L', description: 'L' },
    };
    const findings = checkSite(createMetadataResolver({ ...exampleSite, routes, entries }));

    expect(findings.filter(({ level }) => level === 'error').map(({ address, at }) => `${address} ${at}`)).toEqual([
      '/old canonical',
      '/lonely hreflang',
      '/lonely hreflang',
    ]);
  });

  it('may have language versions on other hosts, which nothing here can check', () => {
    const of = (own: string) => [
      { hreflang: 'de', path: 'https://de.example/lampen' },
      { hreflang: 'fr', path: 'https://fr.example/lamps' },
      { hreflang: 'en', path: own },
    ];
    const errorsOf = (own: string) =>
      checkSite(
        createMetadataResolver({
          ...exampleSite,
          routes: [...exampleSite.routes, { path: '/lamps', name: 'Lamps', indexable: true, alternates: of(own) }],
        }),
      ).flatMap(({ at, message }) => (at === 'hreflang' ? [message] : []));

    expect(errorsOf('/lamps')).toEqual([]);
    expect(errorsOf('https://genmaster.example/lamps/')).toEqual([]);
    expect(errorsOf('https://en.example/lamps')).toEqual(['The page does not list itself.']);
  });
});
