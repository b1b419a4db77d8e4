import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedManifest } from './pack-library.mjs';

test('the published manifest has no source paths, links to the sources, and lists the bundled packages with their licences', () => {
  const manifest = {
    name: '@genmaster/fixture',
    files: ['dist'],
    exports: {
      '.': { '@genmaster/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './react': { '@genmaster/source': './src/react.ts', types: './dist/react.d.ts', default: './dist/react.js' },
      './style.css': { types: './dist/style.css.d.ts', default: './dist/style.css' },
      './data.json': './dist/data.json',
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
    files: ['dist', 'sbom.cdx.json', 'THIRD-PARTY-NOTICES.txt'],
    exports: {
      '.': {
        'module-sync': { types: './dist/index.d.ts', default: './dist/index.js' },
        require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
        types: './dist/index.d.ts',
        default: './dist/index.js',
      },
      './react': {
        'module-sync': { types: './dist/react.d.ts', default: './dist/react.js' },
        require: { types: './dist/react.d.cts', default: './dist/react.cjs' },
        types: './dist/react.d.ts',
        default: './dist/react.js',
      },
      './style.css': {
        require: { types: './dist/style.css.d.cts', default: './dist/style.css' },
        types: './dist/style.css.d.ts',
        default: './dist/style.css',
      },
      './data.json': './dist/data.json',
    },
    main: './dist/index.cjs',
    types: './dist/index.d.ts',
    typesVersions: {
      '*': {
        react: ['./dist/react.d.ts'],
        'style.css': ['./dist/style.css.d.ts'],
        'data.json': ['./dist/data.json'],
      },
    },
  });
});
