import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedManifest } from './pack-library.mjs';

test('the published manifest names no source, says where the sources are, and has the list of what it brings along', () => {
  const manifest = {
    name: '@genmaster/fixture',
    files: ['dist'],
    exports: {
      '.': { '@genmaster/source': './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
      './style.css': './dist/style.css',
    },
    devDependencies: { culori: '4.0.0' },
  };
  const workspace = {
    bugs: { url: 'https://fixture.example/bugs' },
    repository: { type: 'git', url: 'git+https://fixture.example/sources.git' },
  };
  assert.deepEqual(publishedManifest(manifest, { name: 'fixture', workspace }), {
    name: '@genmaster/fixture',
    homepage: 'https://fixture.example/sources/tree/main/libs/fixture#readme',
    bugs: { url: 'https://fixture.example/bugs' },
    repository: { type: 'git', url: 'git+https://fixture.example/sources.git', directory: 'libs/fixture' },
    files: ['dist', 'sbom.cdx.json'],
    exports: {
      '.': { types: './dist/index.d.ts', import: './dist/index.js' },
      './style.css': './dist/style.css',
    },
  });
});
