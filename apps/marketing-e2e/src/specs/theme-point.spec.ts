import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

test('a part of the page that is pointed at names its fields and opens one, by pointer and by keys', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await panel.open();
  const written = () => page.evaluate(() => document.body.style.cssText);
  const before = await written();
  const tip = panel.root.locator('[data-point-layer] li');
  const point = panel.root.getByRole('button', { name: 'Point' });

  const begin = async () => {
    await panel.press('Point');
    await expect(panel.root.locator('p', { hasText: /^Press a part of the page/ }).last()).toBeVisible();
  };

  await begin();
  await page.locator('main h1').hover();
  await expect(tip.filter({ hasText: 'H1' }).first()).toBeVisible();
  await expect(tip.filter({ hasText: 'Page' })).toBeVisible();
  expect(await written()).toBe(before);
  await page.locator('main h1').click();
  await expect(page.getByRole('dialog', { name: 'H1' })).toBeVisible();
  await expect(panel.root.locator('[data-field="heading-h1"]')).toBeInViewport();
  await expect(point).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'H1' })).toBeHidden();

  // A link can be picked like any element and does not navigate meanwhile.
  await begin();
  const link = page.locator('footer a').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect(tip.first()).toBeVisible();
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/about-us');
  await page.keyboard.press('Escape');

  // By keyboard: to the next text, down to another of its fields, and into that field.
  await panel.root.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('p');
  await expect(point).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.root.locator('p', { hasText: /^Press a part of the page/ }).last()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(panel.root.locator('[data-point-layer] li[data-chosen]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await begin();
  await page.keyboard.press('Escape');
  await expect(point).toHaveAttribute('aria-pressed', 'false');
  await panel.expectOpen();
  // An open picker has written the theme by now; no marker colour is among its values.
  expect(await written()).not.toMatch(/gm-mark|, 3, 171,/);
  expect(site.problems).toEqual([]);
});
