import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { packageNameOf, privatePackageOf, publicLibraries, SOURCE_CONDITION } from '../scripts/lib/libraries.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { importsOf } from './readme-blocks.mjs';

/** Loads all that a map names, the library itself from source, and returns the imports that the map does not name. */
async function missingIn(imports, manifest) {
  const missing = new Set();
  const isFromSource = (id) => packageNameOf(id) === manifest.name || privatePackageOf(id);
  const asBrowser = {
    name: 'import-map',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path }) => {
        if (isFromSource(path)) return undefined;
        if (imports[path]) return { path: join(root, imports[path]) };
        missing.add(path);
        return { external: true };
      });
    },
  };
  await build({
    stdin: {
      contents: Object.keys(imports)
        .map((id) => `import '${id}';`)
        .join('\n'),
      resolveDir: root,
    },
    conditions: [SOURCE_CONDITION],
    ignoreAnnotations: true,
    bundle: true,
    format: 'esm',
    write: false,
    outdir: root,
    logLevel: 'silent',
    plugins: [asBrowser],
  });
  return [...missing];
}

for (const { name, manifest } of publicLibraries()) {
  const imports = importsOf(name);
  if (Object.keys(imports).length === 0) continue;
  test(`the import map in the README of ${name} names every module that a page loads`, async () => {
    assert.deepEqual(await missingIn(imports, manifest), []);
  });
}
