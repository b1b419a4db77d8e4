// npm run test:hard -- inputs: the cache of Nx does not lie, since every file that a cached target opens is among
// its inputs. Each command runs under strace (Debian: apt-get install strace).
// `node tools/inputs/inputs.hard.mjs color` checks the targets of some projects only.
// Ends with one line, `inputs: N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askNx, inputFilesOf } from '../scripts/lib/nx-inputs.mjs';
import { root, run } from '../scripts/lib/workspace.mjs';
import { openedFiles } from './opened-files.mjs';

if (spawnSync('strace', ['-o', '/dev/null', 'true']).status !== 0)
  throw new Error('This needs strace (Debian: apt-get install strace), and leave to trace processes.');

const folder = mkdtempSync(join(tmpdir(), 'genmaster-inputs-'));
const counts = { passed: 0, failed: 0 };
for (const name of await projectNames(process.argv.slice(2))) {
  const { targets } = await askNx('show', 'project', name, '--json');
  for (const [target, { cache, options }] of Object.entries(targets)) {
    if (!cache) continue;
    const unnamed = await unnamedInputs(`${name}:${target}`, options);
    counts[unnamed.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${unnamed.length === 0 ? '✓' : '✗'} ${name}:${target}`);
    for (const file of unnamed) console.log(`    opens ${file}, which is none of its inputs`);
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(`inputs: ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function projectNames(wanted) {
  const names = await askNx('show', 'projects', '--json');
  return wanted.length === 0 ? names : names.filter((name) => wanted.includes(name));
}

/** Lists files of the workspace that a target opens and that are not among its inputs in Nx. */
async function unnamedInputs(task, { command, args = [], cwd = '.' }) {
  const trace = join(folder, 'trace');
  const { code, output } = await run('strace', [
    '-f',
    '-qq',
    '-e',
    'trace=open,openat',
    '-o',
    trace,
    'sh',
    '-c',
    `cd ${cwd} && ${[command, ...args].join(' ')}`,
  ]);
  if (code !== 0) throw new Error(`${command} fails:\n${output}`);
  const named = new Set(await inputFilesOf(task));
  return openedFiles(readFileSync(trace, 'utf8'), root, { cwd: join(root, cwd) }).filter((file) => !named.has(file));
}
