import { readFile } from 'node:fs/promises';
import { expect, test, type Route } from '@playwright/test';
import { startEditedSite } from '../pages/edited-site.ts';
import { Head, type HeadFacts } from '../pages/head.ts';
import { Site } from '../pages/site.ts';

const sitemap = await readFile(new URL('../../../marketing/dist/site/sitemap.xml', import.meta.url), 'utf8');
const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
const isHindi = (path: string) => /^\/hi(\/|$)/.test(path);
const ORIGIN = 'https://genmaster.example';
const AREAS = [
  '/',
  '/uniqueness',
  '/inbuilt-solutions',
  '/online-ide',
  '/coding-solutions',
  '/designing-tool',
  '/api-generator',
  '/generative-ai',
  '/development-areas',
];

test('all 55 addresses, and those in Hindi, carry a whole head in their HTML, and the picture it names is there', async ({
  page,
}) => {
  const head = new Head(page);
  const addresses = [...pages, '/hroot'];
  expect(addresses.filter((path) => !isHindi(path))).toHaveLength(55);
  for (const path of addresses) {
    const facts = await head.built(path);
    const social = new Map(facts.social);
    const canonical = path === '/hroot' ? `${ORIGIN}/` : `${ORIGIN}${path}`;
    expect(facts.titles, path).toHaveLength(1);
    expect(facts.descriptions, path).toHaveLength(1);
    expect([...(facts.titles[0] ?? '')].length, path).toBeLessThanOrEqual(60);
    expect([...(facts.descriptions[0] ?? '')].length, path).toBeLessThanOrEqual(155);
    expect(facts.canonicals, path).toEqual([canonical]);
    expect(facts.robots, path).toEqual(['max-snippet:-1, max-image-preview:large, max-video-preview:-1']);
    expect(social.size, `${path} repeats a social tag`).toBe(facts.social.length);
    expect(Object.fromEntries(social), path).toMatchObject({
      'og:title': expect.stringMatching(/\S/),
      'og:description': facts.descriptions[0],
      'og:type': 'website',
      'og:url': canonical,
      'og:site_name': 'Genmaster',
      'og:locale': isHindi(path) ? 'hi_IN' : 'en_US',
      'og:image': expect.stringMatching(/^https:\/\/genmaster\.example\/social\/[\w-]+\.png$/),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/.{30}/),
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': social.get('og:image:alt'),
    });
    expect(facts.structuredData, path).toHaveLength(1);
    expect(missingProperties(facts), path).toEqual([]);
    const picture = await page.request.get(new URL(social.get('og:image') ?? '').pathname);
    expect(picture.headers()['content-type'], path).toBe('image/png');
    const file = await picture.body();
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});

/** Properties that search engines require or recommend for the structured data of this site. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  AboutPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  ContactPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  CollectionPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  ContactPoint: ['contactType', 'areaServed', 'availableLanguage'],
  Product: ['name', 'image', 'description', 'brand', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'contentUrl', 'duration'],
  Clip: ['name', 'startOffset', 'endOffset', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'name'],
  ListItem: ['position', 'name'],
};

function missingProperties({ structuredData }: HeadFacts): string[] {
  const document = JSON.parse(structuredData[0] ?? '') as { '@context': string; '@graph': unknown[] };
  expect(document['@context']).toBe('https://schema.org');
  const missing: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    const type = String(node['@type']);
    for (const name of EXPECTED[type] ?? []) if (node[name] === undefined) missing.push(`${type}.${name}`);
    if (type === 'undefined' && !('@id' in node)) missing.push(`a type of ${JSON.stringify(node)}`);
    Object.values(node).forEach(visit);
  };
  visit(document['@graph']);
  return missing;
}

test('icons and manifest are there', async ({ page }) => {
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  const html = await (await page.request.get('/')).text();
  const linked = [...html.matchAll(/<link rel="(?:apple-touch-icon|icon)" href="([^"]+)"/g)].map(([, href]) => href);
  expect(linked).toHaveLength(3);
  for (const icon of [...manifest.icons.map(({ src }) => src), ...linked]) {
    expect((await page.request.get(icon ?? '')).status(), icon).toBe(200);
  }
});

test('between every two areas, there and back, the live head is the one of the HTML', async ({ page }) => {
  const site = new Site(page);
  const head = new Head(page);
  await site.open('/about-us');
  const built = new Map<string, HeadFacts>();
  for (const path of AREAS) built.set(path, await head.built(path));
  const expectAt = (path: string) => head.expectLive(built.get(path) as HeadFacts);

  for (const [index, from] of AREAS.entries()) {
    await head.goTo(from);
    await expectAt(from);
    for (const to of AREAS.slice(index + 1)) {
      await head.goTo(to);
      await expectAt(to);
      await page.goBack();
      await expectAt(from);
    }
  }
  expect(site.problems).toEqual([]);
  expect(head.warnings).toEqual([]);
});

test('the head follows a navigation under enforced Trusted Types, with nothing to refuse', async ({ page }) => {
  const site = new Site(page);
  const head = new Head(page);
  const [about, area] = [await head.built('/about-us'), await head.built('/uniqueness')];
  const refused = await head.watchTrustedTypes();
  await site.open('/about-us');
  await head.goTo('/uniqueness');
  await head.expectLive(area);
  await page.goBack();
  await head.expectLive(about);
  expect(await refused()).toEqual([]);
  expect(site.problems).toEqual([]);
  // The policy is active: an unsafe assignment fails.
  const write = page.evaluate(() => void (document.createElement('div').innerHTML = '<b>'));
  await expect(write).rejects.toThrow('TrustedHTML');
});

const HOSTILE = JSON.stringify({
  '/about-us': {
    title: '</title><script>window.broken = true</script>',
    canonical: 'https://elsewhere.example/',
    data: [
      { name: 'robots', content: 'noindex' },
      { name: 'viewport', content: 'width=1' },
      { 'http-equiv': 'refresh', content: '0;url=https://elsewhere.example' },
    ],
    og: [
      { property: 'og:url', content: 'https://elsewhere.example/' },
      { property: 'og:image', content: 'javascript:alert(1)' },
    ],
    schema: [{ '@type': 'WebSite', name: 'Elsewhere' }, { '@type': '</script><script>window.broken = true</script>' }],
    constructor: { prototype: { title: 'x' } },
  },
}).replace('"constructor"', '"__proto__":{"title":"x"},"constructor"');
const answerWith = (body: string, contentType = 'application/json') => ({ status: 200, body, contentType });

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be reached': (route) => route.abort(),
  'is slow': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.fulfill(answerWith('{"/about-us":{"title":"Too late"}}')).catch(() => undefined);
  },
  'answers 500': (route) => route.fulfill({ status: 500, body: '{}', contentType: 'application/problem+json' }),
  'answers HTML': (route) => route.fulfill(answerWith('<!doctype html><title>Sign in</title>', 'text/html')),
  'breaks off': (route) => route.fulfill(answerWith('{"/about-us":{"title":"Half an ans')),
  'answers hostile values': (route) => route.fulfill(answerWith(HOSTILE)),
};

test('when the source fails in any way, the head is the built-in one and the console has one line', async ({
  context,
}) => {
  for (const [failure, answer] of Object.entries(FAILURES)) {
    await test.step(`it ${failure}`, async () => {
      const page = await context.newPage();
      const site = new Site(page);
      const head = new Head(page);
      const [about, area] = [await head.built('/about-us'), await head.built('/uniqueness')];
      await head.readFrom('DB');
      await page.route('**/clientsetting/**', answer);
      await site.open('/about-us');
      await head.expectLive(about);
      await expect.poll(() => head.warnings).toHaveLength(1);
      await head.expectLive(about);

      await head.goTo('/uniqueness');
      await head.expectLive(area);
      await page.goBack();
      await head.expectLive(about);
      expect(head.warnings).toHaveLength(1);
      expect(head.warnings[0]).toMatch(/built-in (?:metadata is shown|values stand)/);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      expect(site.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
      await page.close();
    });
  }
});

test('an entry for an alias alone is what its page shows, at both addresses', async ({ page }) => {
  const site = new Site(page);
  const head = new Head(page);
  const map = JSON.stringify({ '/HRoot/?from=map': { title: 'Start with Genmaster' } });
  await head.readFrom('DB');
  await page.route('**/clientsetting/**', (route) => route.fulfill(answerWith(map)));
  for (const path of ['/', '/hroot']) {
    await site.open(path);
    await expect(page).toHaveTitle('Start with Genmaster');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${ORIGIN}/`);
    await head.goTo('/uniqueness');
    await expect(page).not.toHaveTitle('Start with Genmaster');
    await head.goTo('/');
    await expect(page).toHaveTitle('Start with Genmaster');
  }
  expect(head.warnings).toEqual([]);
});

test('an editor’s title is what the next visitor sees, without a build', async ({ browser }) => {
  const server = await startEditedSite();
  try {
    const open = async () => {
      const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
      return { page, site: new Site(page), head: new Head(page) };
    };
    const editor = await open();
    await editor.site.open('/about-us');
    await editor.site.signIn();
    const token = await editor.page.evaluate(() => localStorage.getItem('SagAuthToken') ?? '');
    const saved = await editor.page.request.put('/clientsetting/metaschema-entry/169', {
      headers: { SagAuthToken: token },
      data: { address: '/contact-us', entry: { title: 'Write to us today' } },
    });
    expect(saved.status()).toBe(200);

    const { page, site, head } = await open();
    await head.readFrom('DB');
    await site.open('/about-us');
    await head.goTo('/contact-us');
    await expect(page).toHaveTitle('Write to us today');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Write to us today');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${ORIGIN}/contact-us`);
    await page.goBack();
    await expect(page).toHaveTitle('About Genmaster: software its owners can read');
    expect(head.warnings).toEqual([]);
  } finally {
    await server.stop();
  }
});
