import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

const sitemap = await readFile(new URL('../../../marketing/dist/site/sitemap.xml', import.meta.url), 'utf8');
const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
const english = addresses.filter((path) => !/^\/hi(\/|$)/.test(path));

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('every address answers with its own title, description, canonical, heading and promise, without script', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  expect(english).toHaveLength(54);
  for (const path of addresses) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(200);
    const title = tag(html, /<title[^>]*>([^<]+)</) ?? '';
    expect(titles.get(title), `${path} repeats the title of another page`).toBeUndefined();
    titles.set(title, path);
    expect(tag(html, /<meta name="description" content="([^"]{40,})"/), path).toBeDefined();
    expect(tag(html, /<link rel="canonical" href="https:\/\/genmaster\.example([^"]*)"/), path).toBe(path);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(tag(html, /<p class="lead(?: [a-z]+)?">([^<]{20,})</), path).toBeDefined();
    const awaited = tag(html, /<link rel="expect" href="#([^"]+)" blocking="render">/);
    const drawnAt = html.indexOf(`<span id="${awaited}" hidden="">`);
    for (const part of ['<h1', '<p class="lead'])
      expect(drawnAt, `${path} is drawn before its ${part} is there`).toBeGreaterThan(html.indexOf(part));
    expect(html.match(/<h2[ >]/g)?.length, path).toBeGreaterThan(3);
  }
});

test('/hroot is the home page with the home canonical', async ({ request }) => {
  const [home, alias] = await Promise.all(['/', '/hroot'].map(async (path) => (await request.get(path)).text()));
  expect(tag(alias ?? '', /<link rel="canonical" href="([^"]*)"/)).toBe('https://genmaster.example/');
  const heading = tag(home ?? '', /<h1[^>]*>(.+?)<\/h1>/);
  expect(heading).toBeDefined();
  expect(tag(alias ?? '', /<h1[^>]*>(.+?)<\/h1>/)).toBe(heading);
});

test('an unknown address answers 404 with our not-found page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That page isn’t here');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('link', { name: 'Online IDE' })).toBeVisible();
});

test('an address with a trailing slash leads to the one without', async ({ request }) => {
  const response = await request.get('/about-us/?a=1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/about-us?a=1');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads completely and every page is a link away', async ({ page }) => {
    await page.goto('/uniqueness/database-neutrality');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One model, several databases');
    const hrefs = await page.locator('footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const contact = ['/contact-us?subject=accessibility', '/contact-us?subject=question'];
    const pages = new Set(hrefs.filter((href) => !href?.startsWith('/case-studies#')));
    expect(pages).toEqual(new Set([...english, ...contact]));
    await page.locator('summary', { hasText: 'Product' }).click();
    await page
      .getByRole('link', { name: /^Code debugger/ })
      .first()
      .click();
    await expect(page).toHaveURL('/online-ide/code-debugger');
  });
});
