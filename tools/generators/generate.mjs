// npm run generate -- <what> …: writes the files of a new part of the workspace, and prints the next step.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, runForeground } from '../scripts/lib/workspace.mjs';

const COLLECTION = join(import.meta.dirname, 'generators.json');
const { generators } = JSON.parse(readFileSync(COLLECTION, 'utf8'));
const [what, ...rest] = process.argv.slice(2);

if (!Object.hasOwn(generators, what ?? '')) {
  const list = Object.entries(generators).map(([name, { description }]) => `  ${name.padEnd(10)} ${description}`);
  console.error(
    [
      what ? `There is no generator "${what}". There are:` : 'npm run generate -- <what> …, where <what> is one of:',
      ...list,
      'With --help after it, each names its options; with --dry-run it only says what it would write.',
    ].join('\n'),
  );
  process.exit(what ? 1 : 0);
}
ensureInstalled();
// The collection is named by its path from the workspace's root, because it is not an installed package.
process.exit(await runForeground('nx', ['generate', `./tools/generators/generators.json:${what}`, ...rest]));
