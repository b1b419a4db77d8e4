import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { productionTree } from './production-tree.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lock = readJson('package-lock.json');
const packages = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
const foreign = packages.filter(([, { link }]) => !link);
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What the server may stand on; each package more is one more that can be taken over. */
const MOST_PACKAGES_OF_THE_SERVER = 120;

test('every package of the lock has the digest of its archive, and none an address', () => {
  assert.ok(foreign.length > 1000, `The lock has ${foreign.length} packages: it was not read.`);
  const without = foreign.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
  assert.deepEqual(Object.fromEntries(without), {});
  const addressed = foreign.filter(([, { resolved }]) => resolved !== undefined);
  assert.deepEqual(Object.fromEntries(addressed), {});
});

test('about every package that wants to run a script when it is installed, and no other, it is written whether it may', () => {
  const wanting = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place));
  const { allowScripts } = readJson('package.json');
  assert.deepEqual([...new Set(wanting)].sort(), Object.keys(allowScripts).sort());
});

test(`the server runs on ${MOST_PACKAGES_OF_THE_SERVER} packages at most`, (context) => {
  const tree = productionTree(lock, 'apps/api').filter((place) => place.includes('node_modules/'));
  context.diagnostic(`${tree.length} packages`);
  assert.ok(tree.includes('node_modules/fastify'));
  assert.ok(tree.length <= MOST_PACKAGES_OF_THE_SERVER, `${tree.length} packages: ${tree.map(nameOf).join(' ')}`);
});
