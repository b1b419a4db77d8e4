// Every project in one run, as `npm test` does; `nx test <project>` runs one.
export default {
  projects: [
    '<rootDir>/libs/*/jest.config.ts',
    '<rootDir>/apps/api/jest.config.ts',
    '<rootDir>/apps/marketing/jest.config.ts',
    '<rootDir>/apps/vanilla-host/jest.config.ts',
  ],
};
