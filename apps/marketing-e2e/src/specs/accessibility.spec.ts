import { expect, test } from '@playwright/test';
import { MODES, Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const LABELS = { light: 'Light', dark: 'Dark', flately: 'Flately' } as const;

// The crawl checks every page in every mode; this one what opens over a page.
for (const mode of MODES) {
  test(`axe finds nothing in ${mode}: home with the open panel, the sign-in dialog`, async ({ page }) => {
    const site = new Site(page);
    const panel = new ThemePanel(page);
    const rules = mode === 'light' ? 'all' : 'contrast';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/');
    await panel.open();
    await panel.chooseMode(LABELS[mode]);
    await expect.poll(() => site.mode()).toBe(mode === 'light' ? null : mode);
    await panel.openSection('Form Design');
    await site.expectNoAccessibilityViolations(undefined, rules);
    await panel.press('Close');

    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await site.expectNoAccessibilityViolations(undefined, rules);
  });
}

test('the main job can be done by keyboard alone', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  const cog = page.getByRole('button', { name: 'Theme settings' });
  await cog.focus();
  await page.keyboard.press('Enter');
  const panel = new ThemePanel(page);
  await panel.expectOpen();
  await page.keyboard.press('Tab');
  await expect(panel.root.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await panel.expectClosed();
  await expect(cog).toBeFocused();
});
