// The test of every application with its own backend: restyle, pick, save, reload without a flash.
import { strict as assert } from 'node:assert';

/** Restyles the page, saves the theme to the application's own backend, and expects it again in the first frame. */
export async function restyleAndReload(page) {
  // A page from a server handles clicks only after its script has run; it can be saved then.
  await page.locator('button:enabled', { hasText: 'Save' }).waitFor();
  await page.getByRole('button', { name: 'Mode: light' }).click();
  await page.getByRole('button', { name: 'Mode: dark' }).waitFor();
  await page.locator('html[data-bs-theme=dark]').waitFor();
  await pickColor(page, 'Page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('output').getByText('stored').waitFor();
  const stored = await page.evaluate(() => fetch('/theme').then((answer) => answer.json()));
  assert.equal(stored?.mode, 'dark');
  await firstFrameIsSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Mode: dark' }).waitFor();
  assert.equal(await pageColor(page), PICKED);
  await otherBrowserIsSaved(page);
  // The next page of the application starts without a theme.
  await page.evaluate(() => localStorage.clear());
}

/** Expects that a choice in a picker changes the theme. */
async function pickColor(page, label) {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('slider', { name: 'Hue' }).press('End');
  await page.waitForFunction((picked) => document.body.style.getPropertyValue('--bg-page') === picked, PICKED);
  await page.keyboard.press('Enter');
}

const PICKED = 'rgba(153, 51, 51, 1)';
const pageColor = (page) => page.evaluate(() => document.body.style.getPropertyValue('--bg-page'));

/**
 * Expects that the page has the saved theme without any script of the application: the script in the head has painted
 * it.
 */
async function firstFrameIsSaved(page) {
  const bare = await page.context().newPage();
  await bare.route(/\.m?js(?:\?|$)|\/_next\/|\/@|\/src\//, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await bare.goto(page.url(), { waitUntil: 'domcontentloaded' });
  assert.equal(await bare.locator('html').getAttribute('data-bs-theme'), 'dark');
  assert.equal(await pageColor(bare), PICKED);
  await bare.close();
}

/** Expects the saved theme in a new browser: it comes from the backend. */
async function otherBrowserIsSaved(page) {
  const context = await page.context().browser().newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Mode: dark' }).waitFor();
  await other.waitForFunction((picked) => document.body.style.getPropertyValue('--bg-page') === picked, PICKED);
  await context.close();
}
