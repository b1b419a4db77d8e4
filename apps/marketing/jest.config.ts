import { libraryJestConfig } from '../../jest.preset.mjs';

const preset = libraryJestConfig('marketing');

const MARKDOWN =
  '(?:mdast|micromark|unist|character|decode-named|parse|stringify|markdown|is-alpha|is-deci|is-hexa)[\\w-]*|ccount|devlop|longest-streak|zwitch';

export default {
  ...preset,
  testMatch: [...preset.testMatch, '<rootDir>/build/**/*.test.ts'],
  // The reader of Markdown is published as ES modules only.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) => pattern.replace('(?!(', `(?!(${MARKDOWN}|`)),
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Loads modules of the router’s framework mode, which the site does not use, with syntax that Jest cannot read.
    '/routeModules\\.js$': '<rootDir>/src/testing/route-modules-stub.ts',
    // The build lists the font files; outside a build there are none to list.
    '/font-files\\.ts$': '<rootDir>/src/testing/font-files-stub.ts',
    '/page-files\\.ts$': '<rootDir>/src/testing/page-files-stub.ts',
  },
  // Parsing the pages takes longer than most test files.
  globalSetup: '<rootDir>/src/testing/read-pages-once.ts',
  globalTeardown: '<rootDir>/src/testing/remove-pages.ts',
};
