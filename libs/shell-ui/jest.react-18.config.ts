import { react18JestConfig } from '../../jest.preset.mjs';

// The suites of every public component and of the README. The theme panel uses its internal components as plain React;
// tools/boundaries/react-18-names.test.mjs checks that they use no name that React 18 lacks.
export default {
  ...react18JestConfig('shell-ui'),
  testPathIgnorePatterns: ['/theme-panel/(?!theme-panel\\.test)'],
};
