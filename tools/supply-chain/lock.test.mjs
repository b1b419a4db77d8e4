import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { productionTree } from './production-tree.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lock = readJson('package-lock.json');
const packages = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
const foreign = packages.filter(([, { link }]) => !link);
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Runs npm in a folder without the environment variables that npm itself passes to its child processes. */
const npm = (cwd, ...args) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return spawnSync('npm', args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
};

/** Maximum number of packages of the server; each one could be compromised. */
const MOST_PACKAGES_OF_THE_SERVER = 145;

test('every package of the lock has the digest of its archive, and no address', () => {
  assert.ok(foreign.length > 1000, `The lock has ${foreign.length} packages: it was not read.`);
  const without = foreign.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
  assert.deepEqual(Object.fromEntries(without), {});
  const addressed = foreign.filter(([, { resolved }]) => resolved !== undefined);
  assert.deepEqual(Object.fromEntries(addressed), {});
});

test('exactly the packages with an install script are listed, each with a decision', () => {
  const wanting = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place));
  const { allowScripts } = readJson('package.json');
  assert.deepEqual([...new Set(wanting)].sort(), Object.keys(allowScripts).sort());
});

test('the program tsc is TypeScript 7, and the library that tools import is version 6', () => {
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  assert.match(stdout, /^Version 7\./);
  assert.match(readJson('node_modules/typescript/package.json').version, /^6\./);
});

test('npm refuses to install a package with an unlisted script, and runs nothing of it', (context) => {
  const version = npm(root, '--version').stdout.trim();
  const [major, minor] = version.split('.').map(Number);
  if (major < 11 || (major === 11 && minor < 16)) return context.skip(`npm ${version} knows no strict-allow-scripts`);
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-scripts-'));
  const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value));
  mkdirSync(join(folder, 'source'));
  write('source/package.json', { name: 'pushy', version: '1.0.0', scripts: { postinstall: 'echo ran> ran' } });
  npm(folder, 'pack', './source', '--silent');
  write('package.json', { name: 'project', private: true, dependencies: { pushy: 'file:pushy-1.0.0.tgz' } });
  npm(folder, 'install', '--package-lock-only', '--offline');
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const { status, stderr } = npm(folder, 'ci', '--offline');
  const hasRun = existsSync(join(folder, 'node_modules/pushy/ran'));
  rmSync(folder, { recursive: true });
  assert.match(stderr, /pushy@1\.0\.0/);
  assert.deepEqual({ status, hasRun }, { status: 1, hasRun: false });
});

test(`the server has at most ${MOST_PACKAGES_OF_THE_SERVER} packages`, (context) => {
  const tree = productionTree(lock, 'apps/api').filter((place) => place.includes('node_modules/'));
  context.diagnostic(`${tree.length} packages`);
  assert.ok(tree.includes('node_modules/fastify'));
  assert.ok(tree.length <= MOST_PACKAGES_OF_THE_SERVER, `${tree.length} packages: ${tree.map(nameOf).join(' ')}`);
});

test('the server imports only the API of OpenTelemetry: the SDK is the operator’s, and none is installed with the server', () => {
  const names = productionTree(lock, 'apps/api').map(nameOf);
  const ofTracing = names.filter((name) => name.startsWith('@opentelemetry/'));
  assert.deepEqual(ofTracing, ['@opentelemetry/api']);
});
