// The published libraries as described by their package.json: the only list of entry points, used by build, checks and
// budgets.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The export condition that resolves to source inside the workspace. It is not published. */
export const SOURCE_CONDITION = '@genmaster/source';

/**
 * Reads one library: its folder, manifest, entry points and stylesheet.
 *
 * An entry point (`door`) is one entry of `exports` with a script. The stylesheet of a UI library and `./package.json`
 * are files, not entry points.
 */
export function readLibrary(name) {
  const folder = join(root, 'libs', name);
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    throw new Error(`There is no library "${name}". Pass one of: ${libraryNames().join(', ')}.`);
  }
  const entries = Object.entries(manifest.exports ?? {});
  return {
    name,
    folder,
    manifest,
    doors: manifest.private
      ? []
      : entries.filter(([, target]) => target[SOURCE_CONDITION]).map(([door, target]) => readDoor(name, door, target)),
    stylesheet: entries.find(([door]) => door.endsWith('.css'))?.[1].default,
    packages: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  };
}

/** Lists every published library, in alphabetical order. */
export const publicLibraries = () =>
  libraryNames()
    .map(readLibrary)
    .filter(({ manifest }) => !manifest.private);

/**
 * Returns the private workspace package of an import, if it is one: a build includes it in the library that imports it.
 */
export function privatePackageOf(id) {
  return privatePackages().find(({ manifest }) => manifest.name === packageNameOf(id));
}

/** Returns the name of the package of an import: `react/jsx-runtime` → `react`. */
export const packageNameOf = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

const privatePackages = () =>
  libraryNames()
    .map(readLibrary)
    .filter(({ manifest }) => manifest.private);

function libraryNames() {
  return readdirSync(join(root, 'libs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function readDoor(library, door, target) {
  const { [SOURCE_CONDITION]: source, types, default: script } = target;
  const entry = /^\.\/dist\/(.+)\.js$/.exec(script ?? '')?.[1];
  if (!entry || types !== `./dist/${entry}.d.ts`) {
    throw new Error(
      `libs/${library}/package.json: the door "${door}" must name "default": "./dist/….js" and "types" beside it.`,
    );
  }
  return { door, source, script, types, entry };
}
