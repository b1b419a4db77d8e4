// The input files of a target, as Nx knows them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './workspace.mjs';

/** Lists the files that a target reads, as `project:target`, as paths relative to the workspace. */
export async function inputFilesOf(task) {
  return (await askNx('show', 'target', 'inputs', task, '--json')).files;
}

/** Returns the JSON that a command of Nx prints. Through a file: Nx exits before a pipe has received a long output. */
export async function askNx(...command) {
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-nx-'));
  const file = join(folder, 'answer');
  const { code, output } = await run('sh', ['-c', `nx ${command.join(' ')} > ${file}`]);
  try {
    if (code !== 0) throw new Error(output);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
