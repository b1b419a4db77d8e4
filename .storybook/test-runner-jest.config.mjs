import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGS, findTestBrowser } from '../tools/scripts/find-chromium.mjs';

const config = getJestConfig();

/** Configuration of the test runner with the system's Chromium as the only browser. */
export default {
  ...config,
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: findTestBrowser(), args: CHROMIUM_ARGS },
      contextOptions: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    },
  },
};
