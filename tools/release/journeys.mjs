// Runs each consumer after it was installed and built.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureTestBrowser } from '../scripts/find-chromium.mjs';
import { commandEnv } from '../scripts/lib/workspace.mjs';
import { freePort } from './local-registry.mjs';
import { restyleAndReload } from './theme-journey.mjs';
import { must } from './workspace-copy.mjs';

/** Runs a consumer and throws when it fails. */
export async function runConsumer({ name, sources = name }, folder) {
  if (name === 'node') return runScript(folder);
  if (name === 'commonjs') return runCommonJs(folder);
  if (name === 'nest') return void assert.match(await must('node', ['main.cjs'], { cwd: folder }), /^ran$/m);
  return runServers(SERVERS[sources], folder, examples[sources]);
}

/** Further content of an application: the first examples of the READMEs, on a separate page. */
const examples = {
  async react(page) {
    await page.goto(new URL('readme.html', page.url()).href);
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
    // The first example of theme-engine: dark, with a custom button colour.
    await page.goto(new URL('readme.html', page.url()).href);
    await page.locator('html[data-bs-theme=dark]').waitFor();
    await page.waitForFunction(() => document.body.style.getPropertyValue('--button-bg') === 'rgba(15, 118, 110, 1)');
  },
};

async function runScript(folder) {
  for (const script of ['main.mjs', 'element.mjs'])
    assert.match(await must('node', [script], { cwd: folder }), /^ran$/m);
  assert.match(
    await printed(folder, 'seo-metadata.ts', 'headHtml'),
    /<link rel="canonical" href="https:\/\/genmaster\.example\/"/,
  );
  // A build writes the stylesheet of a theme that was made in one call.
  assert.match(await printed(folder, 'own-theme.js', 'theme.css()'), /--page: ?[^;]+;[^]*--page: ?[^;]+;/);
}

/** Runs an example of a README unchanged, with one more line that prints one of its values. */
async function printed(folder, example, value) {
  const copy = join('readme', `printed-${example}`);
  writeFileSync(join(folder, copy), `${readFileSync(join(folder, 'readme', example), 'utf8')}console.log(${value});\n`);
  return must('node', [copy], { cwd: folder });
}

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
const NUXT = join('node_modules', 'nuxt', 'bin', 'nuxt.mjs');
const VUE_TSC = join('node_modules', 'vue-tsc', 'bin', 'vue-tsc.js');
const SVELTE_CHECK = join('node_modules', 'svelte-check', 'bin', 'svelte-check');
const ANGULAR = join('node_modules', '@angular', 'cli', 'bin', 'ng.js');

/** An application that is built to files, and its backend. */
const BUILT_BY_VITE = [{ build: [VITE, 'build'], start: (port) => ['backend.mjs', 'dist', port] }];

/** Commands that build and start an application with its own backend, in each of its modes. */
const SERVERS = {
  angular: [{ build: [ANGULAR, 'build'], start: (port) => ['backend.mjs', join('dist', 'browser'), port] }],
  html: [{ start: (port) => ['backend.mjs', '.', port] }],
  next: [
    { mode: 'development', start: (port) => [NEXT, 'dev', '-p', port, '-H', '127.0.0.1'] },
    { build: [NEXT, 'build'], start: (port) => [NEXT, 'start', '-p', port, '-H', '127.0.0.1'] },
  ],
  nuxt: [{ build: [NUXT, 'build'], start: () => [join('.output', 'server', 'index.mjs')] }],
  react: BUILT_BY_VITE,
  solid: BUILT_BY_VITE,
  svelte: [
    {
      check: [SVELTE_CHECK, '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
      build: [VITE, 'build'],
      start: (port) => [VITE, 'preview', '--port', port, '--host', '127.0.0.1'],
    },
  ],
  vue: BUILT_BY_VITE.map((way) => ({ ...way, check: [VUE_TSC, '--noEmit'] })),
};

async function runServers(ways, folder, showExamples = () => {}) {
  for (const { mode = 'production', check, build, start } of ways) {
    const port = String(await freePort());
    // Set explicitly, because a build in this process leaves its own value.
    const env = {
      NODE_ENV: mode,
      NEXT_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: port,
    };
    // Types of templates, which the compilers of the last step do not read.
    if (check) await must('node', check, { cwd: folder, env });
    if (build) await must('node', build, { cwd: folder, env });
    const server = spawn('node', start(port), { cwd: folder, env: commandEnv(env), stdio: 'ignore' });
    try {
      const url = `http://127.0.0.1:${port}/`;
      await answers(url);
      await inBrowser(url, async (page) => {
        await restyleAndReload(page);
        await showExamples(page);
      });
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
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS });
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
