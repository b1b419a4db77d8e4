import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/find-chromium.mjs';

const root = new URL('../../', import.meta.url).pathname;

/**
 * Compares stories of the built workshop with their accepted pictures.
 *
 * Text rendering differs slightly between machines. Hinting and subpixel colours are therefore disabled, a pixel counts
 * only when its colour differs by more than a twelfth of the way from black to white, and a picture may have one such
 * pixel in five hundred. `tolerance.spec.ts` proves that a missing border exceeds this.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'tmp/visual/results'),
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // One retry, so that an overloaded machine causes no failure; a test that passes only then is reported as flaky.
  retries: 1,
  timeout: 180_000,
  forbidOnly: true,
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(root, 'tmp/visual/report.json') }],
    ['html', { outputFolder: join(root, 'tmp/visual/review'), open: 'never' }],
  ],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      threshold: 0.08,
      maxDiffPixelRatio: 0.002,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: {
    baseURL: process.env['WORKSHOP_URL'],
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    launchOptions: {
      // Not the headless shell: half a percent of the pixels of its text differ from those that designers see.
      executablePath: ensureChromium(),
      args: [...CHROMIUM_ARGS, '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'],
    },
  },
});
