import { expect, test } from '@playwright/test';

const PATHS = ['/', '/about-us', '/inbuilt-solutions/gen-grid', '/case-studies', '/online-ide'] as const;

/**
 * A twentieth of the cumulative layout shift that counts as good (web.dev/cls): single letters may move, lines may not.
 */
const HARDLY = 0.005;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`fonts that load late move nothing, because their fallbacks have the same size, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hasStandIn = await page.evaluate(() =>
      new FontFace('Any', "local('Arial'), local('Liberation Sans'), local('Roboto')").load().then(
        () => true,
        () => false,
      ),
    );
    test.skip(!hasStandIn, 'This machine has no face that could stand in; Debian’s fonts-liberation has one.');
    await page.addInitScript(() => {
      const moves: number[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        moves.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release: () => void = () => undefined;
    await page.route(/\.woff2$/, async (route) => {
      await gate;
      await route.continue();
    });
    let gate = Promise.resolve();
    for (const path of PATHS) {
      gate = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.locator('.finder-button[role="button"]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const sum = await page.evaluate(() =>
        (window as unknown as { moves: number[] }).moves.reduce((all, one) => all + one, 0),
      );
      expect(sum, path).toBeLessThan(HARDLY);
    }
  });
}

test('the rupee sign of the pre-order link is drawn in the page’s own face, from the first visit', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const { shown, fallback } = await page.evaluate(() => {
    const widthOf = (letter: string, family: string) => {
      const probe = document.body.appendChild(document.createElement('span'));
      probe.textContent = letter;
      probe.style.font = `600 200px ${family}`;
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return {
      shown: widthOf('₹', "'Public Sans Variable', monospace"),
      fallback: widthOf('₹', 'monospace'),
    };
  });
  // Where the file came too late, the sign is the fallback’s for as long as the page is open.
  expect(shown).not.toBe(fallback);
});

test('a first visit preloads no font of the text, and a later one those that the browser has', async ({ page }) => {
  const preloaded = () =>
    page.locator('link[rel="preload"][as="font"]').evaluateAll((links) => {
      const ofText = /\/(?:manrope|public-sans)-[\w-]{8}\.woff2$/;
      return links.filter((link) => ofText.test(link.getAttribute('href') ?? '')).length;
    });
  await page.goto('/');
  expect(await preloaded()).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gm-fonts'))).not.toBeNull();
  await page.goto('/about-us');
  expect(await preloaded()).toBe(2);
});
