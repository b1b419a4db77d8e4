// Every project in one run, as `npm test` does; `nx test <project>` runs one.
export default {
  // A setting of the run as a whole: those of the projects hold only where a project runs alone.
  testTimeout: 30_000,
  // Some tests wait for a timer of the site or of a connection; a third worker on two cores uses that time.
  maxWorkers: '150%',
  projects: [
    '<rootDir>/libs/*/jest.config.ts',
    '<rootDir>/libs/*/jest.react-18.config.ts',
    '<rootDir>/apps/api/jest.config.ts',
    '<rootDir>/apps/marketing/jest.config.ts',
    '<rootDir>/apps/vanilla-host/jest.config.ts',
  ],
};
