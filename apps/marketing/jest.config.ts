import { libraryJestConfig } from '../../jest.preset.mjs';

const preset = libraryJestConfig('marketing');

export default {
  ...preset,
  testMatch: [...preset.testMatch, '<rootDir>/build/**/*.test.ts'],
  // The router’s matcher and the translation library are published as ES modules only, like the router itself.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('react-router', 'react-router|@remix-run|@lingui|@messageformat|@noble'),
  ),
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Loads modules of the router’s framework mode, which the site does not use, with syntax that Jest cannot read.
    '/routeModules\\.js$': '<rootDir>/src/testing/route-modules-stub.ts',
    // The build lists the font files; outside a build there are none to list.
    '/font-files\\.ts$': '<rootDir>/src/testing/font-files-stub.ts',
  },
};
