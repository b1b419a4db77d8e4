import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { blocksOf, importMapOf, readmeBlocks } from './readme-blocks.mjs';

test('a block has its language, its code and the heading above it; a heading inside a block is ignored', () => {
  const markdown =
    '# One\n\n```js\n# not a heading\nrun();\n```\n\n## Two\n\ntext `code`\n\n```ts\nconst a = 1;\n```\n';
  assert.deepEqual(blocksOf(markdown), [
    { language: 'js', code: '# not a heading\nrun();\n', heading: 'One' },
    { language: 'ts', code: 'const a = 1;\n', heading: 'Two' },
  ]);
});

test('every README starts with an example that imports the library', () => {
  for (const { name, manifest } of publicLibraries()) {
    const [first] = readmeBlocks(name);
    assert.match(first.code, new RegExp(`from '${manifest.name}'`), name);
    assert.equal(first.heading, manifest.name);
  }
});

test('the import map names every file below the folder of installed packages', () => {
  const { imports } = JSON.parse(/>(.+)</.exec(importMapOf(['color-picker', 'theme-engine']))[1]);
  assert.equal(imports['@genmaster/theme-engine'], '/node_modules/@genmaster/theme-engine/dist/index.js');
  for (const path of Object.values(imports)) assert.match(path, /^\/node_modules\/.+\.m?js$/);
});
