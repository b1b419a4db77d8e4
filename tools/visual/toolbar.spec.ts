import { expect, test, type FrameLocator, type Page } from '@playwright/test';

/** Opens the workshop at a story, with sidebar and toolbar. */
async function openWorkshop(page: Page): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/?path=/story/shell-site-header--default');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('banner')).toBeVisible();
  return preview;
}

/** Selects an item in a menu of the toolbar; the label of the button shows the previous choice. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  const toolbar = page.getByRole('toolbar');
  await toolbar.getByRole('button', { name: menu }).click();
  await page.getByRole('listbox').getByRole('option', { name: item }).click();
}

const held = (page: Page, choice: string) => page.getByRole('toolbar').getByRole('button', { name: choice });

const variable = (preview: FrameLocator, name: string) =>
  preview.locator('body').evaluate((body, property) => getComputedStyle(body).getPropertyValue(property).trim(), name);

test('the theme of the toolbar selects its first scheme and its stylesheet, and the toolbar follows', async ({
  page,
}) => {
  const preview = await openWorkshop(page);
  const before = [await variable(preview, '--layout-primary'), await variable(preview, '--radius-m')];
  await choose(page, 'Theme Default', 'Theme 1');
  await expect(preview.locator('html')).toHaveAttribute('data-theme-id', '2');
  await expect.poll(() => variable(preview, '--layout-primary')).not.toBe(before[0]);
  await expect.poll(() => variable(preview, '--radius-m')).not.toBe(before[1]);
  await expect(held(page, 'Colour scheme 2.1')).toBeVisible();
});

test('a scheme of another theme selects that theme', async ({ page }) => {
  const preview = await openWorkshop(page);
  await choose(page, 'Colour scheme 1.1', '3.1 Almanac');
  await expect(preview.locator('html')).toHaveAttribute('data-theme-id', '3');
  await expect(held(page, 'Theme Theme 2')).toBeVisible();
});

test('the toolbar sets the mode of the page', async ({ page }) => {
  const preview = await openWorkshop(page);
  for (const [from, to] of [
    ['Light', 'Dark'],
    ['Dark', 'Flately'],
  ] as const) {
    const before = await variable(preview, '--bg-page');
    await choose(page, `Mode ${from}`, to);
    await expect(preview.locator('html')).toHaveAttribute('data-bs-theme', to.toLowerCase());
    await expect.poll(() => variable(preview, '--bg-page')).not.toBe(before);
  }
});

test('the toolbar sets the language of a component', async ({ page }) => {
  const preview = await openWorkshop(page);
  await choose(page, 'Language English', 'हिन्दी');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(preview.getByRole('navigation', { name: /\p{Script=Devanagari}/u }).first()).toBeVisible();
});

test('the toolbar sets the direction of the page', async ({ page }) => {
  const preview = await openWorkshop(page);
  const brand = () => preview.getByRole('banner').getByRole('link').first().boundingBox();
  const before = await brand();
  await choose(page, 'Text direction', 'Right to left');
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(async () => (await brand())!.x).toBeGreaterThan(before!.x + before!.width);
});

test('the toolbar sets the width of the page', async ({ page }) => {
  const preview = await openWorkshop(page);
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 820],
  ] as const) {
    await choose(page, 'Viewport size', name);
    await expect.poll(() => preview.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
});

test('the toolbar shows the choices made in the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/?path=/story/shell-theme-panel--default');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(held(page, 'Mode Dark')).toBeVisible();
});

test('the toolbar applies to the stories of a page too, including those in frames', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/?path=/docs/shell-confirm-dialog--docs');
  const story = page.frameLocator('#storybook-preview-iframe').frameLocator('.docs-story iframe').first();
  await expect(story.locator('html')).toHaveAttribute('dir', 'ltr');
  await choose(page, 'Mode Light', 'Flately');
  await expect(story.locator('html')).toHaveAttribute('data-bs-theme', 'flately');
  await choose(page, 'Text direction', 'Right to left');
  await expect(story.locator('html')).toHaveAttribute('dir', 'rtl');
});
