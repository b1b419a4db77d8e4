import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureTestBrowser } from '../scripts/find-chromium.mjs';

const root = new URL('../../', import.meta.url).pathname;

/** Runs the stories of the built workshop. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'tmp/stories'),
  fullyParallel: true,
  workers: 2,
  // One retry, so that an overloaded machine causes no failure; a test that passes only then is reported as flaky.
  retries: 1,
  timeout: 180_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(root, 'tmp/reports/stories.json') }],
  ],
  use: {
    baseURL: process.env['WORKSHOP_URL'],
    reducedMotion: 'reduce',
    launchOptions: { executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS },
  },
});
