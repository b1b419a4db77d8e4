// Reads what a command opened out of the trace of the system.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** A call, also one whose end stands on a later line. Folders are opened to be listed, which O_DIRECTORY tells. */
const OPENED = /\bopen(?:at\(AT_FDCWD, |\()"(?<path>[^"]+)", (?<flags>[A-Z_|]+)/;

/**
 * The files under version control that a traced command read, as paths below `root`, sorted.
 *
 * What is built or installed is left out: the lock file and the targets before this one stand for it. So is what
 * `.nxignore` hides from Nx, whose dependencies stand in the lock file.
 *
 * @param {string} trace what `strace -f -e trace=open,openat` wrote
 * @param {string} root folder of the workspace, in which the command ran
 * @param {ReadonlySet<string>} [tracked] files under version control; by default those that git lists
 */
export function openedFiles(trace, root, tracked = trackedFiles(root)) {
  const opened = new Set();
  for (const line of trace.split('\n')) {
    const { path, flags } = OPENED.exec(line)?.groups ?? {};
    if (!path || flags.includes('O_DIRECTORY') || flags.includes('O_WRONLY')) continue;
    const file = relative(root, isAbsolute(path) ? path : join(root, path));
    if (tracked.has(file)) opened.add(file);
  }
  return [...opened].sort();
}

function trackedFiles(root) {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const hidden = readFileSync(join(root, '.nxignore'), 'utf8').split('\n').filter(Boolean);
  return new Set(stdout.split('\0').filter((file) => file && !hidden.some((folder) => file.startsWith(`${folder}/`))));
}
