// npm run bench -- <name>: a side-by-side measurement, printed as a table. Without a name, lists the measurements.
// Arguments after the name are passed to the measurement.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

const folder = join(root, 'tools', 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const [name, ...rest] = process.argv.slice(2);
if (!name || !names.includes(name)) {
  console.error(`Say what to measure: npm run bench -- <${names.join(' | ')}>`);
  process.exit(1);
}
ensureInstalled();
process.exit(
  await runForeground('node', ['--conditions=@genmaster/source', join(folder, `${name}.bench.mjs`), ...rest]),
);
