import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseTable } from './release-table.mjs';

const consumers = [
  { name: 'one', title: 'the first', libraries: ['a', 'b'] },
  { name: 'two', title: 'the second', libraries: ['a'] },
];

test('a package is listed only with the consumers that ran', () => {
  const table = releaseTable({
    versions: { a: '1.0.1', b: '2.0.0' },
    sizes: { a: { '.': 1234, './react': 56 }, b: { '.': 900 } },
    consumers,
    ran: new Set(['two']),
  });
  assert.deepEqual(table.split('\n'), [
    'Package       Version  Door        gzip  Ran in',
    '@genmaster/a  1.0.1    .        1.23 KB  the second',
    '                       ./react  0.06 KB',
    '@genmaster/b  2.0.0    .        0.90 KB  none',
  ]);
});
