import { libraryJestConfig } from '../../jest.preset.mjs';

const preset = libraryJestConfig('marketing');

export default {
  ...preset,
  testMatch: [...preset.testMatch, '<rootDir>/build/**/*.test.ts'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // The build lists the font files; outside a build there are none to list.
    '/font-files\\.ts$': '<rootDir>/src/testing/font-files-stub.ts',
  },
};
