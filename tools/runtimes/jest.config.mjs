// The unit suites of the published libraries, for every supported version of Node: the other configurations are
// TypeScript, which version 20 cannot load.
import { libraryJestConfig } from '../../jest.preset.mjs';
import { publicLibraries } from '../scripts/lib/libraries.mjs';

export default {
  testTimeout: 30_000,
  projects: publicLibraries().map(({ name, folder }) => ({ ...libraryJestConfig(name), rootDir: folder })),
};
