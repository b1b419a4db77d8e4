// What is done with each consumer once it is installed and built.
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { must } from './workspace-copy.mjs';

/** Runs a consumer and throws when it does not do what it should. */
export async function runConsumer({ name, isBuilt }, folder) {
  if (name === 'node') return runScript(folder);
  await inBrowser(join(folder, isBuilt ? 'dist' : '.'), journeys[name]);
}

const journeys = {
  async react(page) {
    await page.getByRole('contentinfo').getByText('First steps').waitFor();
    await page.getByRole('button', { name: 'Mode: light' }).click();
    await page.getByRole('button', { name: 'Mode: dark' }).waitFor();
    await page.locator('html[data-bs-theme=dark]').waitFor();
    assert.equal(await page.title(), 'Reports');
    await page.getByRole('slider', { name: 'Hue' }).press('End');
    await page.getByRole('status').or(page.locator('output')).getByText('#993333').waitFor();
    // The first example of auth-client signs in; the server is answered here.
    await page.route('**/auth/*', (route) =>
      route.fulfill({ json: { httpStatus: 200, message: 'Welcome.', data: { SagAuthToken: 'a-token' } } }),
    );
    await page.keyboard.press('F2');
    await page.waitForFunction(() => localStorage.getItem('SagAuthToken') === 'a-token');
  },
  async html(page) {
    await pickColor(page, 'Brand color');
    // The first example of theme-engine: dark, with a button colour of its own.
    await page.goto(new URL('readme.html', page.url()).href);
    await page.locator('html[data-bs-theme=dark]').waitFor();
    await page.waitForFunction(() => document.body.style.getPropertyValue('--button-bg') === 'rgba(15, 118, 110, 1)');
  },
  async vue(page) {
    await page.getByRole('button', { name: 'Mode: light' }).click();
    await page.getByRole('button', { name: 'Mode: dark' }).waitFor();
    await page.locator('html[data-bs-theme=dark]').waitFor();
    await pickColor(page, 'Page');
  },
};

/** A choice in `<gm-color-picker>` reaches the theme. */
async function pickColor(page, label) {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('slider', { name: 'Hue' }).press('End');
  await page.waitForFunction(() => document.body.style.getPropertyValue('--bg-page') === 'rgba(153, 51, 51, 1)');
  await page.keyboard.press('Enter');
}

async function runScript(folder) {
  assert.match(await must('node', ['main.mjs'], { cwd: folder }), /^ran$/m);
  const printed = await must('node', ['--input-type=module', '--eval', PRINT_EXAMPLE], { cwd: folder });
  assert.match(printed, /<link rel="canonical" href="https:\/\/genmaster\.example\/"/);
}

/** The first example of seo-metadata ends in a text; printing it is all that is added. */
const PRINT_EXAMPLE = `
  import { readFileSync, writeFileSync } from 'node:fs';
  writeFileSync('readme/printed.ts', readFileSync('readme/seo-metadata.ts', 'utf8') + 'console.log(headHtml);');
  await import(process.cwd() + '/readme/printed.ts');
`;

/** Opens the page of a folder in Chromium. Whatever the page complains of fails the journey. */
async function inBrowser(folder, journey) {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const complaints = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} could not be loaded.`));
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
    await journey(page);
    assert.deepEqual(complaints, []);
  } catch (error) {
    throw new Error([error.message, ...complaints.map((text) => `The page said: ${text}`)].join('\n'), {
      cause: error,
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
