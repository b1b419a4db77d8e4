// npm run test:hard: what takes too long for `npm test`. The long attacks on the server and the figures they gave, then
// every generator with the checks of what it makes. `npm run test:hard -- load` runs one file of the attacks,
// `npm run test:hard -- generators` the generators.
import { join } from 'node:path';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

const GENERATORS = 'generators';
const wanted = process.argv.slice(2);
const attacks = wanted.filter((name) => name !== GENERATORS);

ensureInstalled();
let code = 0;
if (wanted.length === 0 || attacks.length > 0) {
  const config = join(root, 'apps', 'api', 'jest.hard.config.ts');
  code = await runForeground('node', ['node_modules/jest/bin/jest.js', '--config', config, '--runInBand', ...attacks]);
}
if (wanted.length === 0 || wanted.includes(GENERATORS)) {
  code = (await runForeground('node', ['tools/generators/prove.mjs'])) || code;
}
process.exit(code);
