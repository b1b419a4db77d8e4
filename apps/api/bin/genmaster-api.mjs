#!/usr/bin/env node
// genmaster-api serve: runs the server. Other words are the operator's commands; without a word, it lists them.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Genmaster needs Node 22.18 or newer, and this is ${process.versions.node}.`);
  process.exit(1);
}

const args = process.argv.slice(2);
// The server has settings and no options: the commands answer --help, and refuse what it would ignore.
const isServer = args.join(' ') === 'serve';
const program = fileURLToPath(new URL(isServer ? '../src/server.ts' : '../src/cli.ts', import.meta.url));
// The packages of the workspace are TypeScript sources that this version of Node runs directly.
const child = spawn(process.execPath, ['--conditions=@genmaster/source', program, ...args], { stdio: 'inherit' });
const asked = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    asked.add(signal);
    child.kill(signal);
  });
}
// A server that is asked to stop before it has started ends by the signal, and has done what it was asked.
const codeOf = (signal) => (isServer && asked.has(signal) ? 0 : 128 + constants.signals[signal]);
child.on('close', (code, signal) => process.exit(code ?? codeOf(signal)));
