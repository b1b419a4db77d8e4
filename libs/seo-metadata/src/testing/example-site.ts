import type { MetadataResolverOptions } from '../core/metadata-resolver.ts';
import type { PageMetadata, RouteEntry, SiteIdentity } from '../core/page-metadata.ts';
import {
  itemListNode,
  organizationNode,
  ORGANIZATION_ID,
  pageNode,
  productNode,
  videoNode,
} from '../core/structured-data.ts';

/** Identity of a small site with every kind of address: home, alias, area, page, Hindi page, hidden page. */
export const site: SiteIdentity = {
  origin: 'https://genmaster.example',
  name: 'Genmaster',
  locale: 'en_US',
  areaServed: ['IN'],
  languages: [
    { code: 'en', name: 'English', locale: 'en_US' },
    { code: 'hi', name: 'Hindi', locale: 'hi_IN' },
  ],
  logoPath: '/logo.png',
};

const homeVersions = [
  { hreflang: 'en', path: '/' },
  { hreflang: 'hi', path: '/hi' },
];
const aboutVersions = [
  { hreflang: 'en', path: '/about-us' },
  { hreflang: 'hi', path: '/hi/about-us' },
];

export const routes: readonly RouteEntry[] = [
  { path: '/', name: 'Home', indexable: true, alternates: homeVersions },
  { path: '/hroot', canonicalPath: '/', name: 'Home', indexable: true },
  { path: '/about-us', name: 'About us', indexable: true, alternates: aboutVersions, lastModified: '2026-03-01' },
  { path: '/uniqueness', name: 'Uniqueness', indexable: true },
  { path: '/uniqueness/power', parentPath: '/uniqueness', name: 'Power', indexable: true },
  { path: '/hi', name: 'होम', indexable: true, alternates: homeVersions },
  { path: '/hi/about-us', name: 'हमारे बारे में', indexable: true, alternates: aboutVersions },
  { path: '/preview', name: 'Preview', indexable: false },
];

const og = (name: string): PageMetadata['og'] => [
  { property: 'og:image', content: `/social/${name}.png` },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: `The ${name} demo` },
];

const page = (name: string, more: Partial<PageMetadata> = {}): PageMetadata => ({
  title: `About ${name} | Genmaster`,
  description: `What a visitor can do on the page ${name}.`,
  data: [{ name: 'keywords', content: name }],
  og: og(name),
  schema: [],
  ...more,
});

export const entries: Readonly<Record<string, PageMetadata>> = {
  '/': page('home', {
    title: 'Genmaster: low-code apps',
    schema: [
      organizationNode(site),
      productNode({
        name: 'Genmaster',
        description: 'A builder.',
        image: '/social/home.png',
        offer: { price: 0, currency: 'INR', availability: 'PreOrder', releaseDate: 'to-be-announced', url: '/' },
      }),
    ],
  }),
  '/about-us': page('about', {
    schema: [organizationNode(site), pageNode('AboutPage', { mainEntity: { '@id': ORGANIZATION_ID } })],
  }),
  '/uniqueness': page('uniqueness', {
    schema: [pageNode('CollectionPage'), itemListNode('Pages', [{ name: 'Power', path: '/uniqueness/power' }])],
  }),
  '/uniqueness/power': page('power', {
    schema: [
      videoNode({
        name: 'Power in nine seconds',
        description: 'A rule is switched off and on.',
        contentUrl: '/video/power.mp4',
        thumbnailUrl: '/video/power.jpg',
        uploadDate: '2026-02-03T10:00:00+05:30',
        durationSeconds: 9,
        clips: [
          { name: 'Off', startSeconds: 0, endSeconds: 5 },
          { name: 'On', startSeconds: 5, endSeconds: 9 },
        ],
      }),
    ],
  }),
  '/hi': page('hindi home'),
  '/hi/about-us': page('hindi about'),
  '/preview': page('preview'),
};

export const notFound: PageMetadata = {
  title: 'Page not found | Genmaster',
  description: 'That page is not here.',
  data: [],
  og: [],
  schema: [],
};

export const exampleSite: MetadataResolverOptions = { routes, entries, site, notFound };
