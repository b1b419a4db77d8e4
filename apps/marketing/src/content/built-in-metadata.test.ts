import { createMetadataResolver } from '@genmaster/seo-metadata';
import { checkPage, checkSite } from '@genmaster/seo-metadata/checks';
import { builtInMetadata, notFoundMetadata, routeEntries } from './built-in-metadata.ts';
import { createPageDocuments } from './page-document.ts';
import { hindiNames } from './hindi-names.ts';
import { siteIdentity } from './site-identity.ts';
import { canonicalAddress, languageOf } from '@genmaster/i18n';
import { everyPage, pages, sitePaths, translatedPages } from './site-map.ts';
import { socialPictureOf } from './social-picture.ts';

const site = siteIdentity('https://site.example');
const resolver = createMetadataResolver({
  routes: routeEntries,
  entries: builtInMetadata(site),
  site,
  notFound: notFoundMetadata('/404'),
});
const typesOf = (path: string) => resolver.resolve(path).graph.map((node) => node['@type']);

describe('the metadata of every page', () => {
  it('passes every metadata check', () => {
    const findings = [...checkSite(resolver), ...checkPage(resolver.resolve('/404'))];

    expect(findings.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('has an entry for every page and for nothing else', () => {
    expect(Object.keys(builtInMetadata(site))).toEqual(everyPage.map(({ path }) => path));
    expect(routeEntries.map(({ path }) => path)).toEqual(sitePaths);
  });

  it.each(everyPage.map(({ path }) => path))('%s declares itself as canonical and is indexable', (path) => {
    const { canonicalUrl, robots } = resolver.resolve(path);

    expect(canonicalUrl).toBe(`https://site.example${path}`);
    expect(robots).toBe('max-snippet:-1, max-image-preview:large, max-video-preview:-1');
  });
});

it('declares home as the canonical page of /hroot and excludes the alias from the index', () => {
  expect(resolver.resolve('/hroot').canonicalUrl).toBe('https://site.example/');
  expect(routeEntries.find(({ path }) => path === '/hroot')?.indexable).toBe(false);
});

describe('languages', () => {
  const alternatesOf = (path: string) => resolver.resolve(path).alternates;

  it('refer to each other on both pages, English first and as the default', () => {
    for (const { path } of translatedPages) {
      const english = canonicalAddress(path);

      expect(alternatesOf(path)).toEqual([
        { hreflang: 'en', url: `https://site.example${english}` },
        { hreflang: 'hi', url: `https://site.example${path}` },
        { hreflang: 'x-default', url: `https://site.example${english}` },
      ]);
      expect(alternatesOf(english)).toEqual(alternatesOf(path));
    }
  });

  it('give every page the language code of its address, including the not-found pages', () => {
    const documents = createPageDocuments(site);

    for (const path of [...sitePaths, '/404', '/hi/404', '/hi/nowhere']) {
      expect(`${path} ${documents(path).head.language}`).toBe(`${path} ${languageOf(path)}`);
    }
  });
});

it('list the pages of an area by their Hindi names on the Hindi overview, each with the language it is available in', () => {
  const list = resolver.resolve('/hi/designing-tool').graph.find((node) => node['@type'] === 'ItemList');

  const listed = pages.filter(({ area, kind }) => area === 'designing-tool' && kind === 'page');
  const whereRead = (path: string) => (sitePaths.includes(`/hi${path}`) ? `/hi${path}` : path);

  expect(listed.length).toBeGreaterThan(3);
  expect(list?.itemListElement).toEqual(
    listed.map(({ path }) =>
      expect.objectContaining({ name: hindiNames[path]?.name, url: `https://site.example${whereRead(path)}` }),
    ),
  );
});

describe('the social picture', () => {
  const pictures = everyPage.map((page) => ({ page, picture: socialPictureOf(page) }));
  const contentOf = (path: string, name: string) =>
    resolver.resolve(path).og.find((tag) => 'property' in tag && tag.property === name)?.content;

  it('has a different address on every page', () => {
    expect(new Set(pictures.map(({ picture }) => picture.path)).size).toBe(everyPage.length);
  });

  it.each(pictures)('of $page.path has an address, a type, a size and an alternative text', ({ page, picture }) => {
    expect(contentOf(page.path, 'og:image')).toBe(`https://site.example${picture.path}`);
    expect(contentOf(page.path, 'og:image:type')).toBe('image/png');
    expect(contentOf(page.path, 'og:image:width')).toBe('1200');
    expect(contentOf(page.path, 'og:image:height')).toBe('630');
    expect(contentOf(page.path, 'og:image:alt')).toContain(page.heading);
    expect(contentOf(page.path, 'og:image:alt')).not.toBe(page.metadata.title);
  });

  it('has an alternative text that describes the page’s picture and is unique', () => {
    const said = pictures.map(({ page, picture }) => picture.alt.replace(page.heading, ''));
    const english = said.filter((_, index) => languageOf(pictures[index]!.page.path) === 'en');

    expect(new Set(english).size).toBeGreaterThan(english.length - 5);
  });
});

describe('structured data', () => {
  it('offers the product on the home page for 0 INR as a pre-order without a date', () => {
    const product = resolver.resolve('/').graph.find((node) => node['@type'] === 'Product');

    expect(product?.['offers']).toMatchObject({
      price: 0,
      priceCurrency: 'INR',
      availability: expect.stringMatching(/PreOrder$/) as string,
    });
    expect(JSON.stringify(product)).not.toMatch(/TBD|availabilityStarts|releaseDate/);
  });

  it('shows the product and the organisation as bitmaps, which every consumer supports', () => {
    const [product, organization] = ['Product', 'Organization'].map((type) =>
      resolver.resolve('/').graph.find((node) => node['@type'] === type),
    );

    expect(product?.['image']).toBe('https://site.example/social/home.png');
    expect(organization?.['logo']).toBe('https://site.example/icon-512.png');
  });

  it('lists the organisation’s support in English and Hindi', () => {
    for (const path of ['/', '/about-us', '/contact-us']) {
      const organization = resolver.resolve(path).graph.find((node) => node['@type'] === 'Organization');

      expect(organization?.['contactPoint']).toMatchObject({ contactType: 'customer support', areaServed: ['IN'] });
      expect(JSON.stringify(organization)).toMatch(/English.*Hindi/);
    }
  });

  it('lists the pages of an area on its overview', () => {
    expect(typesOf('/online-ide')).toEqual(expect.arrayContaining(['CollectionPage', 'ItemList', 'BreadcrumbList']));
    const list = resolver.resolve('/online-ide').graph.find((node) => node['@type'] === 'ItemList');
    const others = pages.filter(({ area, kind }) => area === 'online-ide' && kind !== 'collection');
    expect(list?.['itemListElement']).toHaveLength(others.length);
  });

  it('lists the worked examples by their sections', () => {
    const list = resolver.resolve('/case-studies').graph.find((node) => node['@type'] === 'ItemList');
    expect(JSON.stringify(list)).toContain('https://site.example/case-studies#');
  });
});

it('places the playground below the design tool, beside its address', () => {
  expect(resolver.resolve('/designingtool').breadcrumb.map(({ path }) => path)).toEqual([
    '/',
    '/designing-tool',
    '/designingtool',
  ]);
});

describe('page documents', () => {
  const documents = createPageDocuments(site);

  it.each(sitePaths)('%s has a page with its own head', (path) => {
    const { status, page, head } = documents(path);

    expect(status).toBe(200);
    expect(head.title).toBe(page.metadata.title);
    expect(head.description).toBe(page.metadata.description);
  });

  it.each(['/404', '/nowhere', '/about-us/more'])('%s is not found, and is not indexed', (path) => {
    const { status, page, head } = documents(path);

    expect(status).toBe(404);
    expect(page.heading).toBe('That page isn’t here');
    expect(head.canonicalUrl).toBeNull();
    expect(head.robots).toBe('noindex');
  });
});
