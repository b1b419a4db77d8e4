import { expect, test } from '@playwright/test';
import { colorsAt } from '../pages/colors-at.ts';
import { Crawler } from '../pages/crawler.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

test('a saved dark theme is in every frame of a reload, on a processor six times slower', async ({ page, context }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open('/about-us');
  await panel.open();
  await panel.chooseMode('Dark');
  await panel.openSection('Background Color');
  await panel.setColor('bg-page', '#103050');
  await panel.save();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await panel.press('Close');
  await panel.expectClosed();

  const session = await context.newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload();
  await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
  await session.send('Page.stopScreencast');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  expect(frames.length).toBeGreaterThan(1);
  const colors = await colorsAt(page, NEXT_TO_THE_MENU, frames);
  expect(new Set(colors)).toEqual(new Set(['16,48,80']));
});

for (const width of [1440, 390]) {
  test(`a saved dashboard is there from the first frame at ${width} pixels, and nothing moves on any kind of page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const panel = new ThemePanel(page);
    await new Site(page).open('/about-us');
    await panel.open();
    await panel.openLayout();
    await panel.root.getByRole('combobox', { name: 'Dashboard' }).selectOption('2');
    await panel.save();
    await expect(page.getByText('Saved in this browser.')).toBeVisible();

    const crawler = new Crawler(page);
    await crawler.start();
    for (const path of ['/', '/uniqueness', '/case-studies', '/contact-us', '/inbuilt-solutions/reporting-tool']) {
      await crawler.visit(path);
      await expect(page.locator('html')).toHaveAttribute('data-dashboard', '2');
      expect(await crawler.findings()).toEqual([]);
    }
  });
}

test('nothing moves when the stylesheet of a theme with wider lines comes late', async ({ page }) => {
  const panel = new ThemePanel(page);
  await new Site(page).open('/about-us');
  await panel.open();
  await panel.root.getByRole('combobox', { name: 'Website Theme' }).selectOption('4');
  await panel.save();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.route('**/themes/theme-4.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

  const crawler = new Crawler(page);
  await crawler.start();
  for (const path of ['/hi', '/case-studies', '/development-areas']) {
    await crawler.visit(path);
    await page.waitForFunction(() => getComputedStyle(document.body).getPropertyValue('--line') === '2px');
    expect(await crawler.findings()).toEqual([]);
  }
});

/** Horizontal position of the page beside the narrow menu on its left, in pixels. */
const NEXT_TO_THE_MENU = 76;
