// npm run test:hard: the checks that take too long for `npm test`, one part after the other.
//   npm run test:hard                all of them
//   npm run test:hard -- attacks     the long attacks on the server, with their figures
//   npm run test:hard -- load kills  only the attacks whose file has one of these names
//   npm run test:hard -- generators  every generator, with the checks of its files
//   npm run test:hard -- regexes     the worst-case time of each regular expression in shipped code
//   npm run test:hard -- parsers     the time to parse colours, themes and metadata for 64 KB of the worst text
//   npm run test:hard -- headers     MDN’s HTTP Observatory and csp_evaluator on the last built site
//   npm run test:hard -- deploying   docs/deploying.md, command by command, on a temporary Debian
//   npm run test:hard -- runtimes    the unit suites of the libraries and the server on every supported Node
//   npm run test:hard -- inputs      every file that a cached target of Nx opens is among its inputs
//   npm run test:hard -- crawl       every page of the last built site, in every mode at every width
import { join } from 'node:path';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

const attack = (names) =>
  runForeground(
    'node',
    [
      'node_modules/jest/bin/jest.js',
      '--config',
      join(root, 'apps', 'api', 'jest.hard.config.ts'),
      '--runInBand',
      ...names,
    ],
    { FAST_CHECK_SEED: 'random' },
  );

const parts = {
  attacks: () => attack([]),
  generators: () => runForeground('node', ['tools/generators/prove.mjs']),
  regexes: () => runForeground('node', ['--conditions=@genmaster/source', 'tools/regexes/regexes.hard.mjs']),
  parsers: () => runForeground('node', ['--conditions=@genmaster/source', 'tools/regexes/parsers.hard.mjs']),
  headers: () => runForeground('node', ['tools/headers/headers.hard.mjs']),
  deploying: () => runForeground('node', ['tools/deploy/newcomer.hard.mjs']),
  runtimes: () => runForeground('node', ['tools/runtimes/runtimes.hard.mjs']),
  inputs: () => runForeground('node', ['tools/inputs/inputs.hard.mjs']),
  crawl: () =>
    runForeground('playwright', ['test', '--config', 'apps/marketing-e2e/playwright.config.ts', 'crawl'], {
      CRAWL: 'whole',
    }),
};

const wanted = process.argv.slice(2);
const files = wanted.filter((name) => !(name in parts));

ensureInstalled();
let code = 0;
if (files.length > 0) code = await attack(files);
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) code = (await run()) || code;
}
process.exit(code);
