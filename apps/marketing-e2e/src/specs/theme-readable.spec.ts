import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../pages/axe.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** Returns the contrast violations of axe, without the panel and the demos’ own samples of bad contrast. */
const unreadable = (page: Page) => findViolations(page, { rules: 'contrast' });

const MODES = ['Light', 'Dark', 'Flately'] as const;

for (const { made, field, color } of [
  { made: 'Light', field: 'navbar-light-bg', color: '#ffe08a' },
  { made: 'Flately', field: 'bg-page', color: '#20304a' },
  { made: 'Dark', field: 'bg-footer', color: '#fff3c4' },
] as const) {
  test(`${field} set in ${made}: every text of the page can be read in the other modes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const site = new Site(page);
    const panel = new ThemePanel(page);
    await site.open('/online-ide/code-management');
    await panel.open();
    await panel.chooseMode(made);
    await panel.openSection(field.startsWith('navbar') ? 'Navbar' : 'Background Color');
    await panel.setColor(field, color);
    for (const mode of MODES.filter((other) => other !== made)) {
      await panel.chooseMode(mode);
      await expect.poll(() => site.mode()).toBe(mode === 'Light' ? null : mode.toLowerCase());
      expect(await unreadable(page), mode).toEqual([]);
    }
  });
}

for (const { made, scheme, brand } of [
  { made: 'Flately', scheme: '1.5', brand: '#ffe08a' },
  { made: 'Light', scheme: '1.2', brand: '#0b3d2e' },
] as const) {
  test(`a palette of ${brand} made in ${made} over ${scheme}: every text can be read in every mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const site = new Site(page);
    const panel = new ThemePanel(page);
    await site.open('/online-ide/code-management');
    await panel.open();
    await panel.chooseScheme(scheme);
    await panel.chooseMode(made);
    const before = await site.variable('--bg-section');
    await panel.press('Tools');
    await panel.root.getByRole('button', { name: 'Brand color' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('textbox').first().fill(brand);
    await picker.getByRole('button', { name: 'OK' }).click();
    await panel.press('Make a palette');
    await expect.poll(() => site.variable('--bg-section')).not.toBe(before);
    await panel.press('Tools');
    for (const mode of [made, ...MODES.filter((other) => other !== made)]) {
      await panel.chooseMode(mode);
      await expect.poll(() => site.mode()).toBe(mode === 'Light' ? null : mode.toLowerCase());
      expect(await unreadable(page), mode).toEqual([]);
    }
  });
}

test('a click on another swatch after a drag opens that one: no row has moved', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await panel.open();
  await panel.openSection('Background Color');
  const swatch = (id: string) => panel.root.locator(`[data-field="${id}"] [data-control] button`).first();
  await swatch('bg-page').click();
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  const area = (await picker.getByRole('slider').first().boundingBox())!;
  const next = swatch('bg-section');
  const before = await next.boundingBox();
  // Down into the dark corner, where no text on the page is readable.
  await page.mouse.move(area.x + 4, area.y + 4);
  await page.mouse.down();
  await page.mouse.move(area.x + 60, area.y + 60, { steps: 6 });
  await page.mouse.up();
  expect(await next.boundingBox()).toEqual(before);
  await page.mouse.click(before!.x + before!.width / 2, before!.y + before!.height / 2);
  await expect(page.getByRole('dialog', { name: 'Section' })).toBeVisible();
});
