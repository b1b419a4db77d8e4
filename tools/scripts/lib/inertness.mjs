// Does importing a door do nothing? Asked twice: of a bundler, and of the script itself.
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

/** What a bundler keeps of a bare import of a door: an empty text when the package may be dropped unused. */
export async function bundleOfBareImport({ folder, manifest }, door) {
  const text = await bundle(folder, {
    stdin: { contents: `import ${JSON.stringify(join(manifest.name, door))};`, resolveDir: folder },
    format: 'esm',
    minify: true,
  });
  return text.trim();
}

/**
 * Runs a built door in an empty world and lists what it reached for: `document`, a timer, the clock, storage.
 *
 * Values computed from the library's own constants are no business of the host and are not listed.
 */
export async function worldTouchedBy({ folder, packages }, script) {
  const code = await bundle(folder, {
    stdin: { contents: `import * as door from ${JSON.stringify(script)}; void door;`, resolveDir: folder },
    format: 'cjs',
    external: packages.flatMap((name) => [name, `${name}/*`]),
    // Every module runs, whatever the manifest promises of it.
    ignoreAnnotations: true,
    treeShaking: false,
  });
  const foreign = new Map();
  for (const [, id] of code.matchAll(/\brequire\("([^"]+)"\)/g)) foreign.set(id, await import(id));
  const touched = new Set();
  const own = { require: (id) => foreign.get(id), module: { exports: {} }, exports: {} };
  const world = new Proxy(own, {
    has: (_, name) => typeof name === 'string' && !LANGUAGE.has(name),
    get: (_, name) => {
      if (typeof name === 'string' && !(name in own)) touched.add(name);
      return own[name];
    },
    set: (_, name, value) => {
      if (!(name in own)) touched.add(name);
      own[name] = value;
      return true;
    },
  });
  try {
    new Function('world', `with (world) {(function () {${code}\n})()}`)(world);
  } catch (error) {
    touched.add(`threw: ${error.message}`);
  }
  return [...touched];
}

/** Names that belong to the language. The clock and the console belong to the host. */
const LANGUAGE = new Set(
  vm
    .runInNewContext('Object.getOwnPropertyNames(globalThis)')
    .filter((name) => !['globalThis', 'console', 'Date'].includes(name)),
);

async function bundle(folder, options) {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    bundle: true,
    write: false,
    treeShaking: true,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles[0].text;
}
