import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { exampleSite, site } from '../testing/example-site.ts';
import { renderLlmsText } from './llms-text.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap, renderSitemapFiles } from './sitemap.ts';
import { renderWebManifest } from './web-manifest.ts';

const resolver = createMetadataResolver(exampleSite);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

describe('sitemap.xml', () => {
  const sitemap = renderSitemap(resolver);

  it('lists every page that may be found, once, and neither aliases nor hidden pages', () => {
    expect(all(sitemap, /<loc>(.*?)<\/loc>/g)).toEqual([
      'https://genmaster.example/',
      'https://genmaster.example/about-us',
      'https://genmaster.example/uniqueness',
      'https://genmaster.example/uniqueness/power',
      'https://genmaster.example/hi',
      'https://genmaster.example/hi/about-us',
    ]);
  });

  it('names the same addresses as the pages themselves', () => {
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

  it('escapes what an author wrote', () => {
    const entry = exampleSite.entries['/uniqueness/power']!;
    const schema = [{ '@type': 'VideoObject', name: 'a < b & c' }];
    const own = createMetadataResolver({
      ...exampleSite,
      entries: { ...exampleSite.entries, '/uniqueness/power': { ...entry, schema } },
    });

    expect(renderSitemap(own)).toContain('<video:title>a &lt; b &amp; c</video:title>');
  });

  it('refuses more addresses than one file may hold', () => {
    const routes = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}`, name: 'N', indexable: true }));

    expect(() => renderSitemap(createMetadataResolver({ ...exampleSite, routes }))).toThrow(
      'do not fit into one sitemap',
    );
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

describe('robots.txt', () => {
  it('lets everyone in and points to the sitemap', () => {
    expect(renderRobots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://genmaster.example/sitemap.xml\n');
  });

  it('can keep crawlers that collect training material out', () => {
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

  it('leaves out aliases, hidden pages and other languages', () => {
    expect(text).not.toMatch(/hroot|preview|\/hi\b/);
  });
});
