import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

test('every background, menu position, dashboard and theme shows on the page', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/');
  await panel.open();
  await panel.openLayout();
  const background = panel.root.getByRole('combobox', { name: 'Homepage Backgrounds' });
  const drawn = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.page')!, '::before').backgroundImage);
  const names = await background
    .locator('option')
    .evaluateAll((list) => list.map(({ textContent }) => textContent ?? ''));
  expect(names).toHaveLength(19);
  const seen = new Set<string>();
  for (const [index, label] of names.entries()) {
    await background.selectOption({ label });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.getAttribute('data-background')))
      .toBe(index === 0 ? 'default' : `bg-${index}`);
    seen.add(await drawn());
  }
  expect(seen.size).toBe(19);

  await site.open('/about-us');
  await panel.open();
  await panel.openLayout();

  // In Dashboard 2, each band is a separate panel: with a distance to the page's edge, and with round corners.
  const band = page.locator('main .band').first();
  const shape = () =>
    band.evaluate((one) => ({
      inset: one.getBoundingClientRect().left > one.parentElement!.getBoundingClientRect().left,
      isRound: getComputedStyle(one).borderTopLeftRadius !== '0px',
    }));
  expect(await shape()).toEqual({ inset: false, isRound: false });
  await panel.root.getByRole('combobox', { name: 'Dashboard' }).selectOption({ label: 'Dashboard 2' });
  await expect.poll(shape).toEqual({ inset: true, isRound: true });
  await panel.root.getByRole('combobox', { name: 'Dashboard' }).selectOption({ label: 'Dashboard 1' });
  await expect.poll(shape).toEqual({ inset: false, isRound: false });

  await site.open('/online-ide/code-management');
  await panel.open();
  await panel.openLayout();
  const menu = panel.root.getByRole('combobox', { name: 'Menu Position' });
  const narrow = panel.root.getByText('This window is too narrow for the left menu.');
  await expect(page.locator('.rail')).toBeVisible();
  await menu.selectOption('2');
  await expect(page.locator('.rail')).toBeHidden();
  await menu.selectOption('1');
  await expect(page.locator('.rail')).toBeVisible();
  await expect(narrow).toBeHidden();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(page.locator('.rail')).toBeHidden();
  await expect(narrow).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(narrow).toBeHidden();

  await panel.root.getByRole('tablist', { name: 'Theme', exact: true }).getByRole('tab', { name: 'Theme' }).click();
  const radius = () =>
    page
      .locator('main :is(.win, .tile)')
      .first()
      .evaluate((card) => getComputedStyle(card).borderTopLeftRadius);
  const radii = new Set<string>();
  for (const theme of ['1', '2', '3', '4']) {
    await panel.root.getByRole('combobox', { name: 'Website Theme' }).selectOption(theme);
    // The new stylesheet is added after the old one; the old one is removed when the new one is loaded.
    const sheets = page.locator('link[id="gm-theme-sheet"]');
    await expect(sheets.last()).toHaveAttribute('href', `/themes/theme-${theme}.css`);
    await expect(sheets).toHaveCount(1);
    radii.add(await radius());
  }
  expect(radii.size).toBe(4);
  expect(site.problems).toEqual([]);
});
