// npm run test:hard: the long attacks on the server, and the figures they gave. `npm run test:hard -- load` runs one file.
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';
import { join } from 'node:path';

ensureInstalled();
const config = join(root, 'apps', 'api', 'jest.hard.config.ts');
process.exit(
  await runForeground('node', [
    'node_modules/jest/bin/jest.js',
    '--config',
    config,
    '--runInBand',
    ...process.argv.slice(2),
  ]),
);
