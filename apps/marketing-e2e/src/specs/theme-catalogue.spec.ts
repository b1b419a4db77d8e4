import { expect, test } from '@playwright/test';
import { findViolations } from '../pages/axe.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const MODES = { Light: null, Dark: 'dark', Flately: 'flately' } as const;

/** Number of schemes of each theme, in the order of the catalogue. */
const SCHEMES = [6, 2, 1, 1];

// The panel has colours of its own and is not scanned thirty times.
test('every text of a page has enough contrast in every scheme of the catalogue and every mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/contact-us');
  await panel.open();
  const themes = panel.root.getByRole('combobox', { name: 'Website Theme' });
  const written = () => page.evaluate(() => document.body.style.cssText);
  const seen = new Set<string>();
  for (const [at, count] of SCHEMES.entries()) {
    await themes.selectOption(String(at + 1));
    const schemes = panel.root.locator('[data-scheme]');
    await expect(schemes).toHaveCount(count);
    const codes = await schemes.evaluateAll((all) => all.map((scheme) => scheme.getAttribute('data-scheme')!));
    for (const code of codes) {
      await panel.chooseScheme(code);
      for (const [label, mode] of Object.entries(MODES)) {
        await panel.chooseMode(label as keyof typeof MODES);
        await expect.poll(() => site.mode()).toBe(mode);
        // Written with the mode, and like no combination before.
        await expect.poll(async () => seen.has(await written())).toBe(false);
        expect(
          await findViolations(page, { rules: 'contrast', without: ['#gm-theme-panel'] }),
          `${code}, ${label}`,
        ).toEqual([]);
        seen.add(await written());
      }
    }
  }
  expect(seen.size).toBe(30);
});
