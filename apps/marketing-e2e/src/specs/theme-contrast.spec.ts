import { expect, test, type Page } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** Returns the contrast ratios of the body text and of the muted text with the page, as declared on the body. */
const contrasts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      const channels = getComputedStyle(probe)
        .color.match(/[\d.]+/g)!
        .slice(0, 3);
      probe.remove();
      const [r, g, b] = channels.map((text) => {
        const part = Number(text) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const under = luminance('--bg-page');
    return ['--text-body', '--text-muted', '--text-link'].map((name) => {
      const [dark, light] = [luminance(name), under].sort((one, other) => one - other) as [number, number];
      return (light + 0.05) / (dark + 0.05);
    });
  });

test('a visitor who prefers more contrast gets it from the styles and in every mode, and can turn it off', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  for (const ratio of await contrasts(page)) expect(ratio).toBeGreaterThanOrEqual(7);
  await panel.open();
  for (const mode of ['Dark', 'Flately', 'Light'] as const) {
    await panel.chooseMode(mode);
    await expect.poll(() => site.mode()).toBe(mode === 'Light' ? null : mode.toLowerCase());
    await expect.poll(async () => Math.min(...(await contrasts(page)))).toBeGreaterThanOrEqual(7);
  }
  await panel.press('Modes');
  const choice = panel.root.getByRole('checkbox', { name: 'High contrast' });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect.poll(async () => Math.min(...(await contrasts(page)))).toBeLessThan(7);
  await page.reload();
  await panel.open();
  await panel.press('Modes');
  await expect(choice).not.toBeChecked();
  expect(site.problems).toEqual([]);
});

test('with forced colors the panel’s choices can be told apart and pass axe', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await panel.open();
  await panel.openSection('Background Color');
  const outlineOf = (label: string) =>
    panel.root
      .locator('label', { has: page.getByRole('radio', { name: label }) })
      .evaluate((tile) => getComputedStyle(tile).outlineStyle);
  expect([await outlineOf('Light'), await outlineOf('Dark')]).toEqual(['solid', 'none']);
  const swatch = panel.root.locator('[data-field="bg-page"] [data-control] button').first();
  await expect(swatch).toBeVisible();
  await site.expectNoAccessibilityViolations('#gm-theme-panel');
});
