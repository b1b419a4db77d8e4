import config from './jest.config.ts';

/** The long attacks, alone and one after the other: `npm run test:hard`. */
export default {
  ...config,
  displayName: 'api, hard',
  testMatch: ['<rootDir>/src/**/*.hard.ts'],
  testTimeout: 1_200_000,
  maxWorkers: 1,
};
