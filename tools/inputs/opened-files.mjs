// Reads the opened files of a command from its system call trace.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** An open call, also one that is completed on a later line. Folders are opened to be listed, with O_DIRECTORY. */
const OPENED = /\bopen(?:at\(AT_FDCWD, |\()"(?<path>[^"]+)", (?<flags>[A-Z_|]+)/;

/**
 * Lists the files under version control that a traced command read, as paths relative to `root`, sorted.
 *
 * Built and installed files are left out: the lock file and the earlier targets represent them. So are files that
 * `.nxignore` hides from Nx, whose dependencies are in the lock file.
 *
 * @param {string} trace the output of `strace -f -e trace=open,openat`
 * @param {string} root folder of the workspace
 * @param {object} [options]
 * @param {string} [options.cwd] folder in which the command ran; by default that of the workspace
 * @param {ReadonlySet<string>} [options.tracked] files under version control; by default those that git lists
 */
export function openedFiles(trace, root, { cwd = root, tracked = trackedFiles(root) } = {}) {
  const opened = new Set();
  for (const line of trace.split('\n')) {
    const { path, flags } = OPENED.exec(line)?.groups ?? {};
    if (!path || flags.includes('O_DIRECTORY') || flags.includes('O_WRONLY')) continue;
    const file = relative(root, resolve(cwd, path));
    if (tracked.has(file)) opened.add(file);
  }
  return [...opened].sort();
}

function trackedFiles(root) {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const hidden = readFileSync(join(root, '.nxignore'), 'utf8').split('\n').filter(Boolean);
  return new Set(stdout.split('\0').filter((file) => file && !hidden.some((folder) => file.startsWith(`${folder}/`))));
}
