import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

test('a visitor restyles the site, signs in, saves, and finds the theme again here and in another browser', async ({
  page,
  browser,
}) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);

  await test.step('the panel restyles the page at once', async () => {
    await site.open('/designing-tool/multi-themes');
    await panel.expectClosed();
    await panel.open();
    const before = await site.variable('--layout-primary');
    await panel.chooseScheme('1.2');
    await expect.poll(() => site.variable('--layout-primary')).not.toBe(before);
    await panel.chooseMode('Dark');
    await expect.poll(() => site.mode()).toBe('dark');
    await panel.chooseMode('Flately');
    await expect.poll(() => site.mode()).toBe('flately');
    await panel.chooseMode('Light');
    await expect.poll(() => site.mode()).toBeNull();
    await panel.openSection('Navbar');
    await panel.setColor('navbar-light-bg', '#fde68a');
    await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(253, 230, 138)');
    await panel.openSection('Font Size');
    // On a wide window a page's heading has one and a half times the theme's size.
    await panel.setSize('fontH1', 40);
    await expect(page.locator('h1')).toHaveCSS('font-size', '60px');
    await panel.chooseMode('Flately');
  });

  await test.step('signing in keeps the edits, saving stores them', async () => {
    await panel.press('Close');
    await site.signIn();
    await expect.poll(() => site.variable('--font-h1')).toBe('40px');
    await panel.open();
    await panel.save();
    await expect(page.getByText('Your theme is saved with your account.')).toBeVisible();
    await expect(panel.root.getByRole('status')).toHaveText('No unsaved changes');
  });

  await test.step('after a reload the theme is there before anything is drawn', async () => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenModes: seen });
      const look = () => {
        if (document.querySelector('#app h1'))
          seen.push(
            `${document.documentElement.getAttribute('data-bs-theme')} ${document.body.style.getPropertyValue('--font-h1')}`,
          );
        if (seen.length < 60) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes.length))
      .toBeGreaterThan(5);
    const seen = await page.evaluate(() => [...new Set((window as unknown as { seenModes: string[] }).seenModes)]);
    expect(seen).toEqual(['flately 40px']);
    await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(253, 230, 138)');
  });

  await test.step('another browser gets it from the server', async () => {
    const other = await (await browser.newContext()).newPage();
    const elsewhere = new Site(other);
    await elsewhere.open('/about-us');
    expect(await elsewhere.mode()).toBeNull();
    await elsewhere.signIn();
    await expect.poll(() => elsewhere.mode()).toBe('flately');
    await expect(other.locator('header').first()).toHaveCSS('background-color', 'rgb(253, 230, 138)');
    await expect(other.locator('h1')).toHaveCSS('font-size', '60px');
    expect(elsewhere.problems).toEqual([]);
    await other.context().close();
  });

  await test.step('signing out restores the visitor’s own theme', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => site.mode()).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('SagAuthToken'))).toBeNull();
  });
  expect(site.problems).toEqual([]);
});
