// Checks that importing an entry point does nothing: once with a bundler, once by running the script.
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

/**
 * Returns the part of a bare import of an entry point that a bundler keeps: an empty text when an unused package can be
 * dropped.
 */
export async function bundleOfBareImport({ folder, manifest }, door) {
  const text = await bundle(folder, {
    stdin: { contents: `import ${JSON.stringify(join(manifest.name, door))};`, resolveDir: folder },
    format: 'esm',
    minify: true,
  });
  return text.trim();
}

/**
 * Runs a built entry point in an empty global scope and lists the globals that it accessed: `document`, a timer, the
 * clock, storage.
 *
 * Values computed from the library's own constants do not affect the host and are not listed.
 */
export async function worldTouchedBy({ folder, packages }, script) {
  const code = await bundle(folder, {
    stdin: { contents: `import * as door from ${JSON.stringify(script)}; void door;`, resolveDir: folder },
    format: 'cjs',
    external: packages.flatMap((name) => [name, `${name}/*`]),
    // Every module runs, even if the manifest declares no side effects.
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

/** Names of the language. The clock and the console belong to the host. */
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
