import { openSlowDesk, useLoopback } from './slow-page.mjs';

/** Time in milliseconds until effects of an interaction, such as an animation, have finished. */
const REST_MS = 600;

/**
 * The interactions that are measured on every kind of page, in order: each restores the page, except the panel, which
 * the drag needs open.
 */
const INTERACTIONS = {
  'click: open a menu': async (page) => {
    await page.locator('.site-header summary:visible').first().click();
  },
  'key: open the finder': async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find a page or demo' }).waitFor();
  },
  'key: type in the finder': async (page) => {
    await page.keyboard.type('grid', { delay: 120 });
  },
  'key: type in the demo': async (page) => {
    await closeDialogs(page);
    const field = page.locator(
      'main :is(input:not([type]), input[type="text"], input[type="search"], textarea):visible',
    );
    await field.first().focus();
    await page.keyboard.type('model', { delay: 120 });
  },
  'click: open the panel': async (page) => {
    await page.getByRole('button', { name: 'Theme settings' }).click();
    await page.locator('#gm-theme-panel[data-state="open"]').waitFor();
  },
  'click: open a section of it': async (page) => {
    await page.locator('#gm-theme-panel summary', { hasText: 'Font Size' }).click();
  },
  'drag: a size in the panel': async (page) => {
    const slider = page.locator('#gm-theme-panel [data-field="fontH1"] input[type="range"]');
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await slider.boundingBox();
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) await page.mouse.move(x + (width * (5 + step / 2)) / 20, y + height / 2);
    await page.mouse.up();
  },
};

/** Presses Escape until no dialog is open: the first Escape may only clear a list of results. */
async function closeDialogs(page) {
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

/**
 * Does each interaction once on a page that has started, with a slow CPU and a fast network.
 *
 * Returns for each the longest time from an input to the frame that shows its effect, as the browser's event timing has
 * it, and the longest animation frame; 0 when no frame took 50 ms.
 */
export async function measureInteractions(browser, address) {
  const { context, page, session } = await openSlowDesk(browser);
  await useLoopback(session);
  await page.addInitScript(watchInteractions);
  await page.goto(address, { waitUntil: 'load' });
  // The panel and the demo load on intent, and the first interaction must not measure their loading.
  await page.locator('main h1').hover();
  await page.waitForTimeout(4000);
  const figures = {};
  for (const [name, act] of Object.entries(INTERACTIONS)) {
    await page.evaluate(() => Object.assign(window.felt, { delay: 0, frame: 0 }));
    await act(page);
    await page.waitForTimeout(REST_MS);
    const { delay, frame } = await page.evaluate(() => window.felt);
    figures[`${name}: delay, ms`] = delay;
    figures[`${name}: longest frame, ms`] = frame;
  }
  await context.close();
  return figures;
}

const watchInteractions = () => {
  const felt = { delay: 0, frame: 0 };
  Object.assign(window, { felt });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.delay = Math.max(felt.delay, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.frame = Math.max(felt.frame, duration);
  }).observe({ type: 'long-animation-frame' });
};
