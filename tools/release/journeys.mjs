// Runs each consumer after it was installed and built.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';
import { commandEnv } from '../scripts/lib/workspace.mjs';
import { freePort } from './local-registry.mjs';
import { pickColor, restyleAndReload } from './theme-journey.mjs';
import { must } from './workspace-copy.mjs';

/** Runs a consumer and throws when it fails. */
export async function runConsumer({ name, sources = name, isBuilt }, folder) {
  if (name === 'node') return runScript(folder);
  if (name === 'commonjs') return runCommonJs(folder);
  if (SERVERS[name]) return runServers(SERVERS[name], folder);
  const server = await preview({
    configFile: false,
    root: join(folder, isBuilt ? 'dist' : '.'),
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    await inBrowser(`http://127.0.0.1:${server.httpServer.address().port}/`, journeys[sources]);
  } finally {
    await server.close();
  }
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
    // The first example of auth-client signs in; the test answers in place of the server.
    await page.route('**/auth/*', (route) =>
      route.fulfill({ json: { httpStatus: 200, message: 'Welcome.', data: { SagAuthToken: 'a-token' } } }),
    );
    await page.keyboard.press('F2');
    await page.waitForFunction(() => localStorage.getItem('SagAuthToken') === 'a-token');
  },
  async html(page) {
    await pickColor(page, 'Brand color');
    // The first example of theme-engine: dark, with a custom button colour.
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

async function runScript(folder) {
  assert.match(await must('node', ['main.mjs'], { cwd: folder }), /^ran$/m);
  const printed = await must('node', ['--input-type=module', '--eval', PRINT_EXAMPLE], { cwd: folder });
  assert.match(printed, /<link rel="canonical" href="https:\/\/genmaster\.example\/"/);
}

/** The first example of seo-metadata produces a text; only a line that prints it is added. */
const PRINT_EXAMPLE = `
  import { readFileSync, writeFileSync } from 'node:fs';
  writeFileSync('readme/printed.ts', readFileSync('readme/seo-metadata.ts', 'utf8') + 'console.log(headHtml);');
  await import(process.cwd() + '/readme/printed.ts');
`;

/**
 * Loads every entry point with `require()`, in this Node, in one that cannot load ES modules that way, and in Jest with
 * its defaults.
 */
async function runCommonJs(folder) {
  assert.match(await must('node', ['main.cjs'], { cwd: folder }), /^ran \d+ doors$/m);
  const older = await must('node', ['--no-experimental-require-module', 'main.cjs'], { cwd: folder });
  assert.match(older, /^ran \d+ doors$/m);
  await must('node', [join('node_modules', 'jest', 'bin', 'jest.js')], { cwd: folder, env: { NODE_ENV: 'test' } });
}

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const VITE = join('node_modules', 'vite', 'bin', 'vite.js');

/** Commands that build and start an application with its own server, in each of its modes. */
const SERVERS = {
  next: [
    { mode: 'development', start: (port) => [NEXT, 'dev', '-p', port, '-H', '127.0.0.1'] },
    { build: [NEXT, 'build'], start: (port) => [NEXT, 'start', '-p', port, '-H', '127.0.0.1'] },
  ],
  svelte: [{ build: [VITE, 'build'], start: (port) => [VITE, 'preview', '--port', port, '--host', '127.0.0.1'] }],
};

async function runServers(ways, folder) {
  for (const { mode = 'production', build, start } of ways) {
    // Set explicitly, because a build in this process leaves its own value.
    const env = { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' };
    if (build) await must('node', build, { cwd: folder, env });
    const port = await freePort();
    const server = spawn('node', start(String(port)), { cwd: folder, env: commandEnv(env), stdio: 'ignore' });
    try {
      const url = `http://127.0.0.1:${port}/`;
      await answers(url);
      await inBrowser(url, restyleAndReload);
    } finally {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
  }
}

const PATIENCE_MS = 120_000;

/** Waits until a server answers; the first page may have to be compiled. */
async function answers(url) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(250);
  }
  throw new Error(`${url} did not answer within two minutes.`);
}

/** Opens a page in Chromium. Any error on the page fails the journey. */
async function inBrowser(url, journey) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const complaints = [];
  try {
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} could not be loaded.`));
    await page.goto(url);
    await journey(page);
    assert.deepEqual(complaints, []);
  } catch (error) {
    throw new Error([error.message, ...complaints.map((text) => `The page said: ${text}`)].join('\n'), {
      cause: error,
    });
  } finally {
    await browser.close();
  }
}
