import { react18JestConfig } from '../../jest.preset.mjs';

// The suites of every public component and of the README. The parts of the theme panel are plain React inside it;
// tools/boundaries/react-18-names.test.mjs finds what React 18 does not have in them.
export default {
  ...react18JestConfig('shell-ui'),
  testPathIgnorePatterns: ['/theme-panel/(?!theme-panel\\.test)'],
};
