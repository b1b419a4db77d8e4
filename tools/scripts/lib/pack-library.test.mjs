import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedManifest } from './pack-library.mjs';

test('the published manifest names no source', () => {
  const manifest = {
    name: '@genmaster/fixture',
    exports: {
      '.': { '@genmaster/source': './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
      './style.css': './dist/style.css',
    },
  };
  assert.deepEqual(publishedManifest(manifest), {
    name: '@genmaster/fixture',
    exports: {
      '.': { types: './dist/index.d.ts', import: './dist/index.js' },
      './style.css': './dist/style.css',
    },
  });
});
