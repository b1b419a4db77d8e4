import { apiJestConfig } from '../../jest.preset.mjs';

// Published as ES modules only, and used by the server only; some are dependencies of these packages.
const ESM_ONLY = ['@valibot', 'content-disposition', 'cookie', 'culori', 'kysely', 'valibot'];

export default {
  ...apiJestConfig(),
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${ESM_ONLY.join('|')})/)`],
};
