import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';

const home = (metadata: Record<string, unknown>) => String(metadata['vanillaHost']);

test('a page without React restyles itself with the published packages and restores its theme after a reload', async ({
  page,
}, { config }) => {
  const site = new Site(page);
  await page.goto(home(config.metadata));
  await expect(page.getByRole('heading', { name: 'Orders report' })).toBeVisible();
  await page.getByRole('button', { name: 'Appearance' }).click();

  await page.getByLabel('Scheme').selectOption({ index: 2 });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => site.mode()).toBe('dark');

  await page.locator('gm-color-picker').getByRole('button', { name: 'Main colour' }).click();
  const picker = page.getByRole('dialog', { name: 'Main colour' });
  await picker.getByRole('textbox', { name: 'Hex' }).fill('#ff8800');
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => site.variable('--layout-primary')).toContain('255, 136, 0');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await site.expectNoAccessibilityViolations();

  await page.reload();
  expect(await site.mode()).toBe('dark');
  expect(await site.variable('--layout-primary')).toContain('255, 136, 0');
  expect(site.problems).toEqual([]);
});

test('the theme is exported as a file', async ({ page }, { config }) => {
  await page.goto(home(config.metadata));
  await page.getByRole('button', { name: 'Appearance' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test('its controls are reached from their button by keyboard, lie over the report, and leave with Escape', async ({
  page,
}, { config }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto(home(config.metadata));
  const opener = page.getByRole('button', { name: 'Appearance' });
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Scheme')).toBeFocused();
  // The press would fail if an element of the report covered the controls.
  await page.getByRole('button', { name: 'Start over' }).click();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Appearance' })).toBeHidden();
  await expect(opener).toBeFocused();
});
