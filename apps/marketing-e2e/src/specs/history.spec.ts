import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';

// Visitors have a history that keeps pages; the test tool switches it off.
test.use({
  launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: KEEP_PAGES }),
});

const KEEP_PAGES = ['--disable-back-forward-cache'];

test('a page comes back as it was left: going back restores it whole', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  await page.goto('/contact-us');
  // A page that is restored whole does not load again, so nothing would come to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about-us');
  await expect.poll(() => page.evaluate(() => (window as { wasKept?: boolean }).wasKept)).toBe(true);
});
