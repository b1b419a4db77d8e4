import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesByPackage, packageOf } from './bytes-by-package.mjs';

for (const [path, name] of [
  ['node_modules/react-dom/cjs/react-dom.production.js', 'react-dom'],
  ['node_modules/@reduxjs/toolkit/dist/index.js', '@reduxjs/toolkit'],
  ['node_modules/a/node_modules/@b/c/index.js', '@b/c'],
  ['libs/i18n/src/index.ts', 'libs/i18n'],
  ['../../../libs/i18n/src/index.ts', 'libs/i18n'],
  ['apps/marketing/src/entry-client.tsx', 'apps/marketing'],
  ['', 'bundler'],
]) {
  test(`"${path}" belongs to ${name}`, () => assert.equal(packageOf(path), name));
}

/** Returns a source map of pieces, each with its line, its first column and its source. */
const mapOf = (pieces) => ({
  findEntry: (line, column) => {
    const before = pieces.filter((piece) => piece[0] < line || (piece[0] === line && piece[1] <= column));
    const [generatedLine, generatedColumn, originalSource] = before.at(-1) ?? [];
    return { generatedLine, generatedColumn, originalSource };
  },
});

test('counts each character once, for the package of its source', () => {
  const code = `${'a'.repeat(10)}${'b'.repeat(5)}${'a'.repeat(1)}\n${'c'.repeat(7)}`;
  const map = mapOf([
    [0, 0, 'libs/a/x.ts'],
    [0, 3, 'libs/a/y.ts'],
    [0, 10, 'node_modules/b/x.js'],
    [0, 15, 'libs/a/x.ts'],
    [1, 0, undefined],
  ]);

  const bytes = bytesByPackage(code, map, (source) => source);

  assert.deepEqual(Object.fromEntries(bytes), { 'libs/a': 11, b: 5, bundler: 8 });
  assert.equal(
    [...bytes.values()].reduce((sum, count) => sum + count),
    code.length,
  );
});
