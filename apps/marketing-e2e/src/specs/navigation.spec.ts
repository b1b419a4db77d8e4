import { expect, test, type Page } from '@playwright/test';
import { Site } from '../pages/site.ts';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('a click goes to the next page without a full load, with its head, focus and scroll position', async ({
  page,
}) => {
  const site = new Site(page);
  await site.open('/inbuilt-solutions');
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const left = await page.evaluate(() => window.scrollY);
  await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop on the line that matters');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveTitle('Browser code debugger with stepping | Genmaster');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://genmaster.example/online-ide/code-debugger',
  );
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The parts every business app needs, already built');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50);
  expect(await isSameDocument(page)).toBe(true);
  expect(site.problems).toEqual([]);
});

test('a visitor who scrolls before the application has started keeps the scroll position', async ({ page }) => {
  let release = () => {};
  const scrolled = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await scrolled;
    await route.continue();
  });
  await page.goto('/inbuilt-solutions', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.scrollTo(0, 1500));
  release();
  await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

test('an anchor scrolls to its section', async ({ page }) => {
  const site = new Site(page);
  await site.open('/uniqueness/power');
  const section = page.locator('main section.band[id]').nth(3);
  const id = await section.getAttribute('id');
  await page.goto(`/uniqueness/power#${id}`);
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('menus open one at a time, close with Escape and give the focus back', async ({ page }) => {
  const site = new Site(page);
  await site.open('/');
  const product = page.locator('summary', { hasText: 'Product' });
  await product.press('Enter');
  await expect(page.getByRole('link', { name: /^Code debugger/ }).first()).toBeVisible();
  await page.locator('summary', { hasText: 'Build' }).filter({ hasNotText: 'Built' }).first().click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('on a phone the menu is a full-height sheet that closes after following a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const site = new Site(page);
  await site.open('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'AI assistance' }).click();
  await page.getByRole('link', { name: 'AI assistance', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/generative-ai');
  await expect(page.locator('#gm-site-menu')).toBeHidden();
});

test('a press on the cog before the script is there opens the panel when it is', async ({ page }) => {
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await expect(page.locator('#gm-theme-panel')).toHaveAttribute('data-state', 'open');
});
