// The folder of the workspace, and functions that run its commands. Plain Node, so that it works before packages are
// installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const bin = join(root, 'node_modules', '.bin');

/**
 * Returns the environment of every command: the pinned Node first on the path, workspace packages from source.
 *
 * `tsc` is a Go program that ends soon: it collects garbage at 5 times its live memory, not at 2 times.
 */
export const commandEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NX_DAEMON: 'false',
  GOGC: '400',
  ...extra,
});

/** Installs missing or outdated packages, and prints that. Does nothing when those of the lock file are installed. */
export function ensureInstalled() {
  if (existsSync(join(bin, 'node')) && isInstalled(root)) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above. Check the connection and run this again.');
    process.exit(1);
  }
}

/**
 * Runs a command until it exits.
 *
 * @returns its exit code and its whole output; with `show` the output is also printed, and `signal` ends the command
 * early.
 */
export function run(command, args, { env = {}, show = false, cwd = root, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: commandEnv(env), stdio: ['ignore', 'pipe', 'pipe'], signal });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command in the foreground until it ends or is interrupted, and exits with its code. */
export function runForeground(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: commandEnv(env), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
