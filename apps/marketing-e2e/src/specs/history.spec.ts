import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';

// Browsers have a back/forward cache; the test tool disables it by default.
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
  // A page restored from this cache does not load again, so there is no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about-us');
  await expect.poll(() => page.evaluate(() => (window as { wasKept?: boolean }).wasKept)).toBe(true);
});
