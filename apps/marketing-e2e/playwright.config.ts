import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium, ensureTestBrowser } from '../../tools/scripts/find-chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4317);
const vanillaHostPort = port + 1;
/** The journeys that need more of a browser than its headless shell has: it keeps no page to go back to. */
const WHOLE_BROWSER = /\/history\.spec\.ts$/;
const root = new URL('../../', import.meta.url).pathname;

/** The built site and the real server over a database of its own; run `npm test -- site "end to end"` to build first. */
export default defineConfig({
  testDir: './src/specs',
  outputDir: join(root, 'tmp/e2e'),
  fullyParallel: true,
  // Journeys wait most of their time: four take two thirds of the time of two on two cores, and six no less than four.
  workers: 4,
  // Once more, so that a machine at its limit fails nothing; what passed only then is told as flaky.
  retries: 1,
  // Nothing is judged by its speed; a slow machine only needs patience.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(root, 'tmp/reports/e2e.json') }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: WHOLE_BROWSER,
      use: { launchOptions: { executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS } },
    },
    {
      name: 'whole browser',
      testMatch: WHOLE_BROWSER,
      use: { launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS } },
    },
  ],
  metadata: { vanillaHost: `http://localhost:${vanillaHostPort}` },
  webServer: [
    {
      command: 'node --conditions=@genmaster/source apps/api/src/server.ts',
      cwd: root,
      url: `http://localhost:${port}/health/ready`,
      timeout: 60_000,
      reuseExistingServer: false,
      env: {
        PORT: String(port),
        SITE_DIR: join(root, 'apps/marketing/dist/site'),
        DATA_DIR: process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'genmaster-e2e-')),
        DATABASE_URL: '',
        // Browsers and the server share the machine: that is no overload to tell visitors of.
        MAX_DELAY_MS: '0',
      },
    },
    {
      command: `sirv apps/vanilla-host/dist --port ${vanillaHostPort} --quiet`,
      cwd: root,
      url: `http://localhost:${vanillaHostPort}/`,
      reuseExistingServer: false,
    },
  ],
});
