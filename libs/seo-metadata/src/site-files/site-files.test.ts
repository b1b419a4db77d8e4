import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { videoNode } from '../core/structured-data.ts';
import { exampleSite, site } from '../testing/example-site.ts';
import { renderLlmsText } from './llms-text.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap, renderSitemapFiles } from './sitemap.ts';
import { renderWebManifest } from './web-manifest.ts';

const resolver = createMetadataResolver(exampleSite);
const LOCATION = /<loc>(.*?)<\/loc>/g;
const recording = {
  name: 'N',
  description: 'D',
  contentUrl: '/v.mp4',
  thumbnailUrl: '/v.jpg',
  uploadDate: '2026-02-03T10:00:00+05:30',
  durationSeconds: 9,
};
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

describe('sitemap.xml', () => {
  const sitemap = renderSitemap(resolver);

  it('lists every indexable page once, and neither aliases nor hidden pages', () => {
    expect(all(sitemap, /<loc>(.*?)<\/loc>/g)).toEqual([
      'https://genmaster.example/',
      'https://genmaster.example/about-us',
      'https://genmaster.example/uniqueness',
      'https://genmaster.example/uniqueness/power',
      'https://genmaster.example/hi',
      'https://genmaster.example/hi/about-us',
    ]);
  });

  it('has the same addresses as the pages themselves', () => {
    for (const loc of all(sitemap, /<loc>(.*?)<\/loc>/g))
      expect(resolver.resolve(loc as string).canonicalUrl).toBe(loc);
  });

  it('has the language versions, the picture and the recording of a page', () => {
    const [about] = all(sitemap, /<url>\s*(<loc>[^<]*\/about-us<[^]*?)<\/url>/g);

    expect(all(about as string, /hreflang="(.*?)"/g)).toEqual(['en', 'hi', 'x-default']);
    expect(about).toContain('<lastmod>2026-03-01</lastmod>');
    expect(about).toContain('<image:loc>https://genmaster.example/social/about.png</image:loc>');
    expect(sitemap).toContain('<video:content_loc>https://genmaster.example/video/power.mp4</video:content_loc>');
    expect(sitemap).toContain('<video:duration>9</video:duration>');
    expect(all(sitemap, /(<lastmod>)/g)).toHaveLength(1);
  });

  it('escapes the author’s text', () => {
    const entry = exampleSite.entries['/uniqueness/power']!;
    const schema = [videoNode({ ...recording, name: 'a < b & c' })];
    const own = createMetadataResolver({
      ...exampleSite,
      entries: { ...exampleSite.entries, '/uniqueness/power': { ...entry, schema } },
    });

    expect(renderSitemap(own)).toContain('<video:title>a &lt; b &amp; c</video:title>');
  });

  it('rejects more addresses than one file may contain', () => {
    const routes = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}`, name: 'N', indexable: true }));

    expect(() => renderSitemap(createMetadataResolver({ ...exampleSite, routes }))).toThrow(
      'do not fit into one sitemap',
    );
  });

  it('rejects a sitemap of more than 50 MB', () => {
    const path = `/${'x'.repeat(1024 * 1024)}`;
    const alternates = Array.from({ length: 50 }, (_, index) => ({ hreflang: `en-x-${index}`, path }));
    const routes = [{ path: '/', name: 'N', indexable: true, alternates }];
    const large = createMetadataResolver({ ...exampleSite, routes });

    expect(() => renderSitemap(large)).toThrow('do not fit into one sitemap');
  });

  it('is an index of several files where one cannot hold all addresses', () => {
    const files = renderSitemapFiles(resolver, { maxAddresses: 4 });

    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(all(files['sitemap.xml'] as string, /<loc>(.*?)<\/loc>/g)).toEqual([
      'https://genmaster.example/sitemap-1.xml',
      'https://genmaster.example/sitemap-2.xml',
    ]);
    expect(all(files['sitemap.xml'] as string, /<lastmod>(.*?)<\/lastmod>/g)).toEqual(['2026-03-01']);
    expect([4, 2]).toEqual(
      [files['sitemap-1.xml'], files['sitemap-2.xml']].map((text) => all(text as string, /(<url>)/g).length),
    );
    expect(renderSitemapFiles(resolver)).toEqual({ 'sitemap.xml': sitemap });
  });
});

describe('sitemaps of unusual pages', () => {
  const withEntry = (entry: object, options: object = {}) =>
    createMetadataResolver({
      ...exampleSite,
      entries: { ...exampleSite.entries, '/about-us': { ...exampleSite.entries['/about-us']!, ...entry } },
      ...options,
    });

  it('are split by size too', () => {
    const one = renderSitemap(resolver);
    const files = renderSitemapFiles(resolver, { maxBytes: one.length - 1 });
    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    for (const text of Object.values(files)) expect(text.length).toBeLessThan(one.length);
    expect(all(files['sitemap-1.xml']! + files['sitemap-2.xml'], /(<url>)/g)).toHaveLength(all(one, /(<url>)/g).length);
  });

  it('have every picture once, and recordings by address or by player', () => {
    const og = ['/a.png', '/b.png', '/a.png'].map((content) => ({ property: 'og:image', content }));
    og.push({ property: 'og:image:url', content: '/c.png' });
    const schema = [
      {
        '@type': ['VideoObject', 'LearningResource'],
        name: ['A \u0008name', 'x'],
        embedUrl: '/player',
        description: 'D',
        thumbnailUrl: ['/t.jpg'],
      },
    ];
    const sitemap = renderSitemap(withEntry({ og, schema }));
    expect(sitemap.match(/\/a\.png/g)).toHaveLength(1);
    expect(sitemap).toContain('<image:loc>https://genmaster.example/b.png</image:loc>');
    expect(sitemap).toContain('<image:loc>https://genmaster.example/c.png</image:loc>');
    expect(sitemap).toContain(
      '<video:video><video:thumbnail_loc>https://genmaster.example/t.jpg</video:thumbnail_loc><video:title>A name</video:title><video:description>D</video:description><video:player_loc>https://genmaster.example/player</video:player_loc></video:video>',
    );
  });

  it.each<{ lacks: string; less: object }>([
    { lacks: 'a description', less: { description: {} } },
    { lacks: 'an address and a player', less: { contentUrl: '' } },
    { lacks: 'a picture', less: { thumbnailUrl: [] } },
    { lacks: 'a name that can be seen', less: { name: '\u200B' } },
  ])('have no recording that lacks $lacks, which a sitemap requires', ({ less }) => {
    const whole = videoNode(recording);
    expect(renderSitemap(withEntry({ schema: [whole] })).match(/<video:video>/g)).toHaveLength(2);
    expect(renderSitemap(withEntry({ schema: [{ ...whole, ...less }] })).match(/<video:video>/g)).toHaveLength(1);
  });

  it.each([
    { what: 'date', less: { uploadDate: 'yesterday' }, tag: 'video:publication_date' },
    { what: 'length', less: { duration: 'PT8H1S' }, tag: 'video:duration' },
    { what: 'length', less: { duration: 'ten seconds' }, tag: 'video:duration' },
  ])('have a recording without a $what that a search engine rejects: $less', ({ less, tag }) => {
    const sitemap = (more: object) => renderSitemap(withEntry({ schema: [{ ...videoNode(recording), ...more }] }));
    expect(all(sitemap({}), new RegExp(`(<${tag}>)`, 'g'))).toHaveLength(2);
    expect(all(sitemap(less), new RegExp(`(<${tag}>)`, 'g'))).toHaveLength(1);
    expect(sitemap(less).match(/<video:video>/g)).toHaveLength(2);
  });

  it('have at most 2,048 characters of the description of a recording', () => {
    const schema = [videoNode({ ...recording, description: '🎬'.repeat(3000) })];
    expect(renderSitemap(withEntry({ schema }))).toContain(
      `<video:description>${'🎬'.repeat(2048)}</video:description>`,
    );
  });

  it('list a page once that the route table has in two spellings, as the resolver shows it', () => {
    const page = (path: string, indexable = true) => ({ path, name: 'A', indexable });
    const locations = (routes: readonly object[]) => {
      const own = withEntry({}, { routes: [page('/'), ...routes] });
      const files = renderSitemapFiles(own, { maxAddresses: 1 });
      const { 'sitemap.xml': _index, ...parts } = files;
      expect(all(renderLlmsText(own, { summary: 'S' }), /\((.*?)\)/g)).toEqual(all(renderSitemap(own), LOCATION));
      if (Object.keys(parts).length > 0)
        expect(all(Object.values(parts).join(''), LOCATION)).toEqual(all(renderSitemap(own), LOCATION));
      return all(renderSitemap(own), LOCATION);
    };

    expect(locations([page('/a'), page('/b'), page('/A/')])).toEqual([
      'https://genmaster.example/',
      'https://genmaster.example/A/',
      'https://genmaster.example/b',
    ]);
    expect(locations([page('/a'), page('/A/', false)])).toEqual(['https://genmaster.example/']);
  });

  it.each(['\f', '\v', '\u0000', '\uFFFE', '\uD800'])('have no character that XML forbids: %j', (forbidden) => {
    const og = [{ property: 'og:image', content: `https://x.example/a${forbidden}.png` }];
    const alternates = [{ hreflang: `e${forbidden}n`, path: '/about-us' }];
    const routes = exampleSite.routes.map((route) => (route.path === '/about-us' ? { ...route, alternates } : route));
    const sitemap = renderSitemap(withEntry({ og }, { routes }));

    expect(sitemap).not.toContain(forbidden);
    expect(sitemap).toContain('<image:loc>https://x.example/a.png</image:loc>');
  });

  it('have no picture and no recording without an absolute address, for which a crawler rejects the entry', () => {
    const og = ['a.png', 'javascript:x', 'https://x.example/a.png'].map((content) => ({
      property: 'og:image',
      content,
    }));
    const data = [{ name: 'og:image', content: '/in-data.png' }];
    const schema = [
      videoNode({ ...recording, thumbnailUrl: 'v.jpg' }),
      videoNode({ ...recording, id: '#b', contentUrl: 'v.mp4' }),
      videoNode({ ...recording, id: '#c', thumbnailUrl: ['v.jpg', '/c.jpg'] }),
    ];
    const sitemap = renderSitemap(withEntry({ og, data, schema }));
    const [about] = all(sitemap, /<url>\s*(<loc>[^<]*\/about-us<[^]*?)<\/url>/g);

    expect(all(about as string, /<image:loc>(.*?)</g)).toEqual([
      'https://x.example/a.png',
      'https://genmaster.example/in-data.png',
    ]);
    expect(all(about as string, /<video:thumbnail_loc>(.*?)</g)).toEqual(['https://genmaster.example/c.jpg']);
  });

  it('omit an alias in any spelling of its page, and keep a trailing slash', () => {
    const routes = [
      { path: '/guide/', canonicalPath: '/Guide', name: 'Guide', indexable: true },
      { path: '/help', canonicalPath: '/guide/', name: 'Help', indexable: true },
    ];
    expect(all(renderSitemap(withEntry({}, { routes })), /<loc>(.*?)<\/loc>/g)).toEqual([
      'https://genmaster.example/guide/',
    ]);
  });
});

describe('robots.txt', () => {
  it('allows everyone and refers to the sitemap', () => {
    expect(renderRobots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://genmaster.example/sitemap.xml\n');
  });

  it('has one rule for a path with any characters', () => {
    expect(renderRobots(site, { disallow: ['/a b\nAllow: /'] })).toContain('Disallow: /a%20b%0AAllow:%20/\n');
  });

  it('can exclude crawlers that collect training material', () => {
    const robots = renderRobots(site, { disallow: ['/preview'], trainingCrawlers: 'disallow' });

    expect(robots).toContain('User-agent: *\nDisallow: /preview\n');
    expect(robots).toMatch(/User-agent: GPTBot\n(?:User-agent: .*\n)*Disallow: \/\n/);
  });
});

it('the web manifest carries the name, language and icons of the site', () => {
  const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' as const }];
  const manifest: unknown = JSON.parse(
    renderWebManifest(site, { description: 'D', themeColor: '#123456', backgroundColor: '#ffffff', icons }),
  );

  expect(manifest).toMatchObject({ name: 'Genmaster', lang: 'en', start_url: '/', theme_color: '#123456', icons });
});

describe('llms.txt', () => {
  const text = renderLlmsText(resolver, { summary: 'A builder\nwhose source can be read.' });

  it('starts with the name and a summary of one line', () => {
    expect(text).toMatch(/^# Genmaster\n\n> A builder whose source can be read\.\n\n## /);
  });

  it('groups pages by area, each with its absolute link and description', () => {
    expect(all(text, /^## (.*)$/gm)).toEqual(['Pages', 'Uniqueness']);
    expect(text).toContain(
      '- [Power](https://genmaster.example/uniqueness/power): What a visitor can do on the page power.',
    );
  });

  it('has no section without pages', () => {
    const routes = exampleSite.routes.map((route) =>
      /^\/(?:about-us)?$/.test(route.path) ? { ...route, indexable: false } : route,
    );
    const areas = renderLlmsText(createMetadataResolver({ ...exampleSite, routes }), { summary: 's' });

    expect(all(areas, /^## (.*)$/gm)).toEqual(['Uniqueness']);
  });

  it('reads the route table as often for many areas as for one', () => {
    const readsFor = (areas: number) => {
      const paths = Array.from({ length: areas }, (_, area) => [`/a${area}`, `/a${area}/page`]).flat();
      const routes = ['/', ...paths].map((path) => ({ path, name: path, indexable: true }));
      const large = createMetadataResolver({ ...exampleSite, routes, logger: { warn: () => undefined } });
      const reads = jest.fn(() => large.routes);
      renderLlmsText(Object.defineProperty({ ...large }, 'routes', { get: reads }), { summary: 's' });
      return reads.mock.calls.length;
    };

    expect(readsFor(50)).toBe(readsFor(1));
  });

  it('leaves out aliases, hidden pages and other languages', () => {
    expect(text).not.toMatch(/hroot|preview|\/hi\b/);
  });
});

it('prints only valid dates as dates of change, in a sitemap and in its index', () => {
  const dated = (lastModified: string) =>
    createMetadataResolver({ ...exampleSite, routes: exampleSite.routes.map((route) => ({ ...route, lastModified })) });

  expect(Object.values(renderSitemapFiles(dated('2026-11-20'), { maxAddresses: 2 })).join('')).toContain(
    '<lastmod>2026-11-20',
  );
  for (const wrong of ['yesterday', '2026-02-30', '2026-11-20T10:00', ''])
    expect(Object.values(renderSitemapFiles(dated(wrong), { maxAddresses: 2 })).join('')).not.toContain('lastmod');
});

it('prints one rule for each path of robots.txt, from the root, for any characters', () => {
  const rules = renderRobots(site, { disallow: ['admin', '/a#b', '*.pdf', '/x\nAllow: /', '/a\u0000b'] }).split('\n');

  expect(rules.slice(1, 6)).toEqual([
    'Disallow: /admin',
    'Disallow: /a%23b',
    'Disallow: *.pdf',
    'Disallow: /x%0AAllow:%20/',
    'Disallow: /a%00b',
  ]);
});

it('escapes names in links and lines of llms.txt', () => {
  const text = renderLlmsText(
    createMetadataResolver({
      ...exampleSite,
      site: { ...site, name: 'Gen\nmaster' },
      routes: [{ path: '/', name: 'Ho\u200Bme\\', indexable: true }],
    }),
    { summary: 's' },
  );

  expect(text).toContain('# Gen master\n');
  expect(text).toContain('- [Home\\\\](https://genmaster.example/)');
});
