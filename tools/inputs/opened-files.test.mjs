import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedFiles } from './opened-files.mjs';

const tracked = new Set(['nx.json', 'libs/color/src/index.ts', 'tools/testing/guard.cjs']);

test('names each tracked file once, by its path in the workspace', () => {
  const trace = [
    '101 openat(AT_FDCWD, "/work/libs/color/src/index.ts", O_RDONLY|O_CLOEXEC) = 21',
    '102 openat(AT_FDCWD, "/work/libs/color/src/index.ts", O_RDONLY|O_CLOEXEC <unfinished ...>',
    '103 openat(AT_FDCWD, "nx.json", O_RDONLY) = 4',
    '103 open("/work/tools/testing/guard.cjs", O_RDONLY) = 5',
  ].join('\n');
  assert.deepEqual(openedFiles(trace, '/work', { tracked }), [
    'libs/color/src/index.ts',
    'nx.json',
    'tools/testing/guard.cjs',
  ]);
});

test('reads a relative path from the folder in which the command ran', () => {
  const trace = '101 openat(AT_FDCWD, "src/index.ts", O_RDONLY) = 4';
  assert.deepEqual(openedFiles(trace, '/work', { cwd: '/work/libs/color', tracked }), ['libs/color/src/index.ts']);
});

test('leaves out written files, folders, and installed or built files', () => {
  const trace = [
    '1 openat(AT_FDCWD, "/work/nx.json", O_WRONLY|O_CREAT|O_TRUNC, 0666) = 7',
    '1 openat(AT_FDCWD, "/work/libs/color", O_RDONLY|O_DIRECTORY) = 8',
    '1 openat(AT_FDCWD, "/work/node_modules/nx/package.json", O_RDONLY) = 9',
  ].join('\n');
  assert.deepEqual(openedFiles(trace, '/work', { tracked }), []);
});
