import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productionTree } from './production-tree.mjs';

const lock = {
  packages: {
    'apps/api': { dependencies: { '@own/lib': '*', a: '1' }, devDependencies: { tester: '1' } },
    'libs/lib': { dependencies: { b: '2' }, peerDependencies: { host: '1' } },
    'node_modules/@own/lib': { link: true, resolved: 'libs/lib' },
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': { optionalDependencies: { 'b-linux': '1', 'b-darwin': '1', 'b-lost': '1' } },
    'node_modules/b-darwin': { os: ['darwin'] },
    'node_modules/b-linux': { os: ['linux'] },
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/host': {},
    'node_modules/tester': {},
  },
};

test('lists dependencies and their dependencies, nearest first, without peers and development packages', () => {
  assert.deepEqual(productionTree(lock, 'apps/api'), [
    'libs/lib',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/b-linux',
    'node_modules/c',
  ]);
});
