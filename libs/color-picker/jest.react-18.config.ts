import { react18JestConfig } from '../../jest.preset.mjs';

// The suites of every public component, of the README, of hosts (server, hydration) and of the one face that React
// draws. What is inside the face is drawn from the same tree in every React.
export default {
  ...react18JestConfig('color-picker'),
  testMatch: [
    '<rootDir>/src/*.test.tsx',
    '<rootDir>/src/{color-picker,color-picker-popover}/*.test.tsx',
    '<rootDir>/src/planes/one-picker.test.tsx',
  ],
};
