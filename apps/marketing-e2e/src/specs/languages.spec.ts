import { expect, test, type Page } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const switchTo = (page: Page, name: 'English' | 'हिन्दी') =>
  page.locator('header').getByRole('link', { name, exact: true }).click();
/** Waits for the language of the page: the address changes before the page does. */
const expectLanguage = (page: Page, code: 'en' | 'hi') => expect(page.locator('html')).toHaveAttribute('lang', code);
const alternatesIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<link[^>]*rel="alternate"[^>]*hreflang="([^"]+)"[^>]*href="([^"]+)"/g)].map(
      ([, code = '', href = '']) => [code, new URL(href).pathname],
    ),
  );

test('every page is in Hindi, with a head of its own, and both languages name each other', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const isHindi = (path: string) => /^\/hi(?:\/|$)/.test(path);
  const paths = listed.filter(isHindi);
  const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`);
  expect(paths.toSorted()).toEqual(
    listed
      .filter((path) => !isHindi(path))
      .map(inHindi)
      .toSorted(),
  );
  expect(paths.length).toBeGreaterThanOrEqual(54);

  const titles = new Set<string>();
  for (const path of paths) {
    const hindi = await (await request.get(path)).text();
    const alternates = alternatesIn(hindi);
    const english = await (await request.get(alternates['en'] ?? '')).text();

    expect(hindi, path).toContain('<html lang="hi"');
    expect(hindi, path).toMatch(/<title[^>]*>[^<]*\p{Script=Devanagari}/u);
    expect(hindi, path).toContain('content="hi_IN"');
    expect(alternates['hi'], path).toBe(path);
    expect(alternates['x-default'], path).toBe(alternates['en']);
    expect(alternatesIn(english), path).toEqual(alternates);
    titles.add(/<title[^>]*>([^<]*)/.exec(hindi)?.[1] ?? '');
  }
  expect(titles.size).toBe(paths.length);
});

test('the switch changes the page in place, with its theme, section and focus', async ({ page }) => {
  const site = new Site(page);
  await site.open('/uniqueness');
  const panel = new ThemePanel(page);
  await panel.open();
  await panel.chooseMode('Dark');
  await panel.press('Close');
  await expect.poll(() => site.mode()).toBe('dark');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The scroll position at which the language switch is pressed.
  await page.evaluate(() => document.getElementById('how-to-compare-builders-fairly')?.scrollIntoView());
  const top = () =>
    page.evaluate(() =>
      Math.round(document.getElementById('how-to-compare-builders-fairly')?.getBoundingClientRect().top ?? 0),
    );
  const before = await top();
  await page.evaluate(() => document.querySelector<HTMLElement>('.language-switch a[lang="hi"]')?.click());

  await expect(page).toHaveURL('/hi/uniqueness');
  await expectLanguage(page, 'hi');
  await expect(page).toHaveTitle(/[ऀ-ॿ]/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/hi\/uniqueness$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await site.mode()).toBe('dark');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(4);

  await switchTo(page, 'English');
  await expect(page).toHaveURL('/uniqueness');
  await expectLanguage(page, 'en');
  expect(site.problems).toEqual([]);
});

test('a choice is remembered: English pages offer Hindi, and nobody is led away', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/about-us');

  await site.open('/');
  await expect(page).toHaveURL('/');
  await expectLanguage(page, 'en');
  const offer = page.locator('.language-offer');
  await expect(offer).toContainText('यह पेज हिन्दी में भी है');
  await offer.getByRole('link').click();
  await expect(page).toHaveURL('/hi');
  await expect(offer).toHaveCount(0);

  await site.open('/contact-us');
  await offer.getByRole('button').click();
  await expect(offer).toHaveCount(0);
  await site.open('/');
  await page.waitForTimeout(500);
  await expect(offer).toHaveCount(0);
});

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered the Hindi page', async ({ page }) => {
    const site = new Site(page);
    for (const path of ['/uniqueness', '/online-ide/code-debugger']) {
      await site.open(path);
      await expect(page.locator('.language-offer').getByRole('link')).toHaveAttribute('href', `/hi${path}`);
    }
  });
});

test('an unknown Hindi address is not found in Hindi', async ({ page }) => {
  const answer = await page.goto('/hi/nowhere');
  expect(answer?.status()).toBe(404);
  await expectLanguage(page, 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('यह पेज यहाँ नहीं है');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages are links to the same page', async ({ page }) => {
    await page.goto('/about-us');
    await switchTo(page, 'हिन्दी');
    await expect(page).toHaveURL('/hi/about-us');
    await expectLanguage(page, 'hi');
    await switchTo(page, 'English');
    await expect(page).toHaveURL('/about-us');
  });
});

// The crawl checks every Hindi page in light; other modes change colours only.
test('every text of Hindi pages has contrast in the dark modes', async ({ page }) => {
  const site = new Site(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/hi/uniqueness', '/hi/contact-us', '/hi/online-ide/code-debugger']) {
    await site.open(path);
    for (const mode of ['dark', 'flately']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-bs-theme', value), mode);
      await site.expectNoAccessibilityViolations(undefined, 'contrast');
    }
  }
});
