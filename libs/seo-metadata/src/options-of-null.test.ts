import { checkTruth, readPage, renderHeadReport } from './built-pages/index.ts';
import { checkPage, checkSite, checkStructuredData } from './checks/index.ts';
import {
  createMetadataResolver,
  offerNode,
  organizationNode,
  pageNode,
  productNode,
  renderHead,
  videoNode,
} from './index.ts';
import type { MetadataResolverOptions, RouteEntry, SiteIdentity } from './index.ts';
import { toNextViewport } from './adapters/index.ts';
import { loadRemoteMetadata, overlayRemoteMetadata, sanitizeMetadataMap } from './remote/index.ts';
import * as schemaOrg from './schema-org/index.ts';
import * as siteFiles from './site-files/index.ts';
import { exampleSite, site } from './testing/example-site.ts';

type Options = Readonly<Record<string, unknown>>;

const resolver = createMetadataResolver(exampleSite);
const about = resolver.resolve('/about-us');
const now = () => new Date('2027-01-01');
const address = { addressCountry: 'IN' };
const offer = {
  price: 1,
  currency: 'INR',
  availability: 'InStock',
  url: '/',
} as const;

/** Everything that is made from a resolver: heads, files and findings. */
const outputsOf = (options: Partial<MetadataResolverOptions>) => {
  const made = createMetadataResolver({ ...exampleSite, ...options });
  const current = made.withRemote({ '/about-us': { title: 'Remote' } }, sanitizeMetadataMap);
  const page = current.resolve('/about-us');
  return [
    current.routes.map(({ path }) => renderHead(current.resolve(path))),
    toNextViewport(page),
    made.ignored(),
    checkSite(made, { now }),
    siteFiles.renderSitemapFiles(made),
    siteFiles.renderLlmsText(made, { summary: 'S' }),
    siteFiles.renderRobots(made.site),
  ];
};
const withRoute = (more: Options) =>
  exampleSite.routes.map((route) => (route.path === '/about-us' ? { ...route, ...more } : route)) as RouteEntry[];

/** Functions of untyped options, each with the names of the optional ones. */
const calls: Readonly<Record<string, readonly [call: (options: Options) => unknown, names: string]>> = {
  createMetadataResolver: [outputsOf, 'allowedHosts logger notFound'],
  'the site': [
    (more) => outputsOf({ site: { ...site, ...more } }),
    'logoPath titleTemplate robots verification themeColor',
  ],
  'robots of the site': [
    (robots) => outputsOf({ site: { ...site, robots } }),
    'follow archive indexImages translate maxSnippet maxImagePreview maxVideoPreview unavailableAfter',
  ],
  'a language': [
    (more) =>
      outputsOf({
        site: {
          ...site,
          languages: [{ code: 'en', name: 'English', ...more }],
        },
      }),
    'locale',
  ],
  'a colour': [
    (more) =>
      outputsOf({
        site: {
          ...site,
          themeColor: [{ color: 'red', ...more }],
        } as SiteIdentity,
      }),
    'media',
  ],
  'a route': [
    (more) => outputsOf({ routes: withRoute(more) }),
    'canonicalPath parentPath robots formats alternates lastModified',
  ],
  'a format': [
    (more) =>
      outputsOf({
        routes: withRoute({
          formats: [{ type: 'text/markdown', path: '/a.md', ...more }],
        }),
      }),
    'title',
  ],
  'an entry': [
    (more) =>
      outputsOf({
        entries: {
          ...exampleSite.entries,
          '/about-us': { title: 'T', description: 'D', ...more },
        },
      }),
    'data og schema',
  ],

  overlayRemoteMetadata: [
    (more) =>
      overlayRemoteMetadata(about, {
        map: { '/about-us': { title: 'R' } },
        site,
        ...more,
      }),
    'allowedHosts logger',
  ],
  'the site of overlayRemoteMetadata': [
    (more) =>
      overlayRemoteMetadata(about, {
        map: { '/about-us': { title: 'R' } },
        site: { ...site, ...more },
      }),
    'logoPath titleTemplate robots verification themeColor',
  ],
  sanitizeMetadataMap: [
    (more) => sanitizeMetadataMap({ '/': { title: 'R' } }, { ...exampleSite, ...more }),
    'now allowedHosts',
  ],
  loadRemoteMetadata: [
    (more) =>
      loadRemoteMetadata({
        source: 'FILESYSTEM',
        fetch: async () => new Response('{}'),
        baseUrl: '/',
        ...more,
      }),
    'projectId timeoutMs signal logger',
  ],

  checkTruth: [(more) => checkTruth(readPage(renderHead(about)), { ...more }), 'lastModified'],
  renderHeadReport: [(more) => renderHeadReport([], { before: {}, after: {}, ...more }), 'findings pictureOf'],
  checkSite: [(more) => checkSite(resolver, { ...more }).length, 'now'],
  checkPage: [(more) => checkPage(about, { ...more }), 'now'],
  checkStructuredData: [(more) => checkStructuredData(about.graph, { ...more }), 'now'],

  videoNode: [
    (more) =>
      videoNode({
        name: 'N',
        description: 'D',
        contentUrl: '/v.mp4',
        thumbnailUrl: '/v.png',
        uploadDate: '2026-01-01T00:00:00Z',
        durationSeconds: 3,
        ...more,
      }),
    'id clips',
  ],
  offerNode: [(more) => offerNode({ ...offer, ...more }), 'releaseDate validFrom priceValidUntil'],
  productNode: [(more) => productNode({ name: 'N', description: 'D', offer, ...more }), 'image'],
  organizationNode: [(contact) => organizationNode(site, contact), 'telephone email url'],
  personNode: [
    (more) => schemaOrg.personNode({ name: 'N', ...more }),
    'type alternateName description url jobTitle image sameAs',
  ],
  articleNode: [
    (more) =>
      schemaOrg.articleNode({
        headline: 'H',
        datePublished: '2026-01-01',
        authors: [],
        ...more,
      }),
    'type description image dateModified publisherId',
  ],
  imageNode: [
    (more) => schemaOrg.imageNode({ contentUrl: '/a.png', ...more }),
    'caption creator creditText copyrightNotice license acquireLicensePage',
  ],
  applicationNode: [
    (more) => schemaOrg.applicationNode({ name: 'N', offer, ...more }),
    'type description applicationCategory operatingSystem image aggregateRating review',
  ],
  addressNode: [
    (more) => schemaOrg.addressNode({ ...address, ...more }),
    'streetAddress addressLocality addressRegion postalCode',
  ],
  localBusinessNode: [
    (more) => schemaOrg.localBusinessNode({ name: 'N', address, ...more }),
    'type url telephone image menu servesCuisine priceRange geo openingHours departments',
  ],
  'opening hours': [
    (more) =>
      schemaOrg.localBusinessNode({
        name: 'N',
        address,
        openingHours: [{ days: ['Monday'], opens: '09:00', closes: '17:00', ...more }],
      }),
    'validFrom validThrough',
  ],
  eventNode: [
    (more) =>
      schemaOrg.eventNode({
        name: 'N',
        startDate: '2026-01-01',
        location: { url: '/' },
        ...more,
      }),
    'description endDate previousStartDate status image organizer performers offer',
  ],
  jobPostingNode: [
    (more) =>
      schemaOrg.jobPostingNode({
        title: 'T',
        description: 'D',
        datePosted: '2026-01-01',
        organization: { name: 'O' },
        place: address,
        ...more,
      }),
    'validThrough employmentType identifier directApply salary',
  ],
  courseNode: [
    (more) =>
      schemaOrg.courseNode({
        name: 'N',
        description: 'D',
        provider: { name: 'O' },
        ...more,
      }),
    'url',
  ],
  recipeNode: [
    (more) =>
      schemaOrg.recipeNode({
        name: 'N',
        image: '/a.png',
        ingredients: [],
        steps: [],
        ...more,
      }),
    'description author datePublished prepSeconds cookSeconds totalSeconds category cuisine yield keywords calories video',
  ],
  reviewNode: [
    (more) => schemaOrg.reviewNode({ author: 'A', rating: 4, ...more }),
    'bestRating worstRating text datePublished',
  ],
  aggregateRatingNode: [
    (more) => schemaOrg.aggregateRatingNode({ rating: 4, ratingCount: 2, ...more }),
    'bestRating worstRating reviewCount',
  ],

  renderSitemapFiles: [(more) => siteFiles.renderSitemapFiles(resolver, more), 'maxAddresses maxBytes'],
  renderRobots: [(more) => siteFiles.renderRobots(site, more), 'disallow trainingCrawlers'],
  renderLlmsText: [(more) => siteFiles.renderLlmsText(resolver, { summary: 'S', ...more }), 'pagesTitle'],
  renderSecurityText: [
    (more) =>
      siteFiles.renderSecurityText(site, {
        contact: ['mailto:a@b.example'],
        expires: now(),
        ...more,
      }),
    'policy',
  ],
  renderFeed: [
    (more) =>
      siteFiles.renderFeed(site, {
        title: 'T',
        description: 'D',
        path: '/f',
        pagePath: '/',
        items: [],
        ...more,
      }),
    'language',
  ],
  'an item of a feed': [
    (more) =>
      siteFiles.renderFeed(site, {
        title: 'T',
        description: 'D',
        path: '/f',
        pagePath: '/',
        items: [
          {
            title: 'T',
            url: '/',
            summary: 'S',
            published: '2026-01-01',
            ...more,
          },
        ],
      }),
    'id',
  ],
  renderWebManifest: [
    (more) =>
      siteFiles.renderWebManifest(site, {
        description: 'D',
        themeColor: '#fff',
        backgroundColor: '#fff',
        icons: [],
        ...more,
      }),
    'display',
  ],
};

it.each(
  Object.entries(calls).flatMap(([name, [call, names]]) =>
    names.split(' ').map((option) => [option, name, call] as const),
  ),
)('`%s` of %s counts as omitted when it is null', async (option, _, call) => {
  // What JSON prints, which leaves out what is undefined.
  const resultOf = async (options: Options) => JSON.parse(JSON.stringify((await call(options)) ?? null)) as unknown;

  expect(await resultOf({ [option]: null })).toEqual(await resultOf({ [option]: undefined }));
});

it.each<{ list: string; call: (items: readonly unknown[]) => unknown; item: unknown }>([
  { list: 'routes', call: (items) => outputsOf({ routes: items as never }), item: exampleSite.routes[0] },
  {
    list: 'languages',
    call: (items) => outputsOf({ site: { ...site, languages: items as never } }),
    item: site.languages[0],
  },
  {
    list: 'themeColor',
    call: (items) => outputsOf({ site: { ...site, themeColor: items as never } }),
    item: { color: 'red' },
  },
  {
    list: 'alternates',
    call: (alternates) => outputsOf({ routes: withRoute({ alternates }) }),
    item: { hreflang: 'en', path: '/about-us' },
  },
  {
    list: 'formats',
    call: (formats) => outputsOf({ routes: withRoute({ formats }) }),
    item: { type: 'text/markdown', path: '/a.md' },
  },
  { list: 'disallow', call: (items) => siteFiles.renderRobots(site, { disallow: items as never }), item: '/a' },
  {
    list: 'icons',
    call: (items) =>
      siteFiles.renderWebManifest(site, {
        description: 'D',
        themeColor: '#fff',
        backgroundColor: '#fff',
        icons: items as never,
      }),
    item: { src: '/i.png', sizes: 'any', type: 'image/png' },
  },
  {
    list: 'items of a feed',
    call: (items) =>
      siteFiles.renderFeed(site, { title: 'T', description: 'D', path: '/f', pagePath: '/', items: items as never }),
    item: { title: 'T', url: '/', summary: 'S', published: '2026-01-01' },
  },
  {
    list: 'addresses of IndexNow',
    call: (items) => siteFiles.indexNowRequests(site, { key: 'key-of-a-site', addresses: items as never }),
    item: '/',
  },
  {
    list: 'authors',
    call: (items) => schemaOrg.articleNode({ headline: 'H', datePublished: '2026-01-01', authors: items as never }),
    item: { name: 'N' },
  },
  {
    list: 'steps of a recipe',
    call: (items) => schemaOrg.recipeNode({ name: 'N', image: '/a.png', ingredients: [], steps: items as never }),
    item: 'Stir',
  },
  {
    list: 'performers',
    call: (items) =>
      schemaOrg.eventNode({
        name: 'N',
        startDate: '2026-01-01',
        location: { url: '/' },
        performers: items as never,
      }),
    item: { name: 'N' },
  },
])('an item of $list that is null, undefined or false counts as omitted', ({ call, item }) => {
  expect(call([null, item, undefined, false])).toEqual(call([item]));
});

it('takes the date of a change as a `Date`, as code without types has it', () => {
  const dated = (lastModified: unknown) => outputsOf({ routes: withRoute({ lastModified }) });

  expect(dated(new Date('2026-03-04T05:06:07Z'))).toEqual(dated('2026-03-04T05:06:07.000Z'));
  expect(JSON.stringify(dated(new Date('2026-03-04')))).toContain('<lastmod>2026-03-04T00:00:00.000Z</lastmod>');
  expect(JSON.stringify(dated(new Date('never')))).not.toContain('Invalid');
});

it.each(['site', 'routes', 'entries'])('names `%s` when it is missing', (name) => {
  for (const value of [null, undefined])
    expect(() => createMetadataResolver({ ...exampleSite, [name]: value })).toThrow(
      `[seo-metadata] \`${name}\` is missing`,
    );
});

it.each(['name', 'locale', 'languages'])('names `%s` of the site when it is missing', (name) => {
  for (const value of [null, undefined])
    expect(() =>
      createMetadataResolver({
        ...exampleSite,
        site: { ...site, [name]: value },
      }),
    ).toThrow(`[seo-metadata] \`${name}\` is missing`);
});

it.each<{ name: string; call: (options: Options) => unknown; required: Options }>([
  { name: 'articleNode', call: schemaOrg.articleNode as never, required: { authors: [] } },
  { name: 'applicationNode', call: schemaOrg.applicationNode as never, required: { offer } },
  { name: 'localBusinessNode', call: schemaOrg.localBusinessNode as never, required: { address } },
  { name: 'eventNode', call: schemaOrg.eventNode as never, required: { location: { url: '/' } } },
  {
    name: 'jobPostingNode',
    call: schemaOrg.jobPostingNode as never,
    required: { organization: { name: 'O' }, place: address },
  },
  { name: 'courseNode', call: schemaOrg.courseNode as never, required: { provider: { name: 'O' } } },
  { name: 'recipeNode', call: schemaOrg.recipeNode as never, required: { ingredients: [], steps: [] } },
  {
    name: 'renderFeed',
    call: (options) => siteFiles.renderFeed(site, options as never),
    required: { title: 'T', description: 'D', path: '/f', pagePath: '/', items: [] },
  },
  {
    name: 'renderLlmsText',
    call: (options) => siteFiles.renderLlmsText(resolver, options as never),
    required: { summary: 'S' },
  },
  {
    name: 'renderSecurityText',
    call: (options) => siteFiles.renderSecurityText(site, options as never),
    required: { contact: ['mailto:a@b.example'], expires: now() },
  },
  {
    name: 'renderWebManifest',
    call: (options) => siteFiles.renderWebManifest(site, options as never),
    required: { description: 'D', themeColor: '#fff', backgroundColor: '#fff', icons: [] },
  },
  {
    name: 'indexNowRequests',
    call: (options) => siteFiles.indexNowRequests(site, options as never),
    required: { key: 'key-of-a-site', addresses: ['/'] },
  },
])('$name names each required option that is missing', ({ call, required }) => {
  call(required);
  for (const name of Object.keys(required))
    for (const value of [null, undefined])
      expect(() => call({ ...required, [name]: value })).toThrow(`[seo-metadata] \`${name}\` is missing`);
  for (const none of [null, undefined]) expect(() => call(none as never)).toThrow('is missing');
});

it.each<{ name: string; call: (options: never) => unknown }>([
  { name: 'checkSite', call: (options) => checkSite(resolver, options).length },
  { name: 'checkPage', call: (options) => checkPage(about, options) },
  { name: 'checkStructuredData', call: (options) => checkStructuredData(about.graph, options) },
  { name: 'checkTruth', call: (options) => checkTruth(readPage(renderHead(about)), options) },
  { name: 'renderRobots', call: (options) => siteFiles.renderRobots(site, options) },
  { name: 'renderSitemapFiles', call: (options) => siteFiles.renderSitemapFiles(resolver, options) },
  { name: 'organizationNode', call: (options) => organizationNode(site, options) },
  { name: 'pageNode', call: (options) => pageNode('AboutPage', options) },
])('$name does without options, also when they are null', ({ call }) => {
  expect(call(null as never)).toEqual(call(undefined as never));
});

it('names `site` when there are no options at all', () => {
  expect(() => createMetadataResolver(undefined as never)).toThrow('[seo-metadata] `site` is missing');
});
