import { availableParallelism } from 'node:os';

// Every project in one run, as `npm test` does; `nx test <project>` runs one.
export default {
  // A setting of the run as a whole: those of the projects hold only where a project runs alone.
  testTimeout: 60_000,
  // One more than cores: tests of the site's panel wait for the second after which the page loads it.
  maxWorkers: availableParallelism() + 1,
  projects: [
    '<rootDir>/libs/*/jest.config.ts',
    '<rootDir>/libs/*/jest.react-18.config.ts',
    '<rootDir>/apps/api/jest.config.ts',
    '<rootDir>/apps/marketing/jest.config.ts',
    '<rootDir>/apps/vanilla-host/jest.config.ts',
  ],
};
