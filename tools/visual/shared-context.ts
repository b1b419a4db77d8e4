import { test as base, type BrowserContext } from '@playwright/test';

/**
 * Runs tests in one browser context for each worker, so that scripts, fonts and styles of the workshop load once.
 *
 * Each test has its own page, and starts without stored data of earlier ones.
 */
export const test = base.extend<object, { workshop: BrowserContext }>({
  workshop: [
    async ({ browser }, provide, { project }) => {
      const { baseURL = '', colorScheme = 'light', deviceScaleFactor = 1, reducedMotion = 'reduce' } = project.use;
      const context = await browser.newContext({ baseURL, colorScheme, deviceScaleFactor, reducedMotion });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ workshop, baseURL }, provide) => {
    const page = await workshop.newPage();
    const browserSide = await workshop.newCDPSession(page);
    await browserSide.send('Storage.clearDataForOrigin', { origin: new URL(baseURL!).origin, storageTypes: 'all' });
    await provide(page);
    await page.close();
  },
});
