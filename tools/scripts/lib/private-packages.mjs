// Private packages of the workspace, built into the libraries that use them, because they cannot be installed.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { privatePackageOf } from './libraries.mjs';
import { root } from './workspace.mjs';

/** The folder in `dist` for private packages. */
const PRIVATE = 'private';

/** Returns the output path of a module: as in `src`, or below `private/<package>` for a built-in package. */
export function placeOfModule({ facadeModuleId, name }, folder) {
  const source = relative(join(root, 'libs'), (facadeModuleId ?? '').split('?')[0]).split(sep);
  const isOwn = !facadeModuleId || facadeModuleId.startsWith(folder) || source[1] !== 'src';
  // A folder named `node_modules` is not packed, and hides the packages of the same names in parent folders.
  if (isOwn) return `${name.replace(/^(?:.*\/)?node_modules\//, `${PRIVATE}/`)}.js`;
  return [PRIVATE, source[0], ...source.slice(2)].join('/').replace(/\.tsx?$/, '.js');
}

/**
 * Copies the declarations of every private package that a library's declarations import, and points the imports at
 * them.
 *
 * Processes the declarations in `dist`, and then the copies, until none imports a private package.
 */
export function writePrivateDeclarations(dist) {
  const seen = new Set();
  const pending = declarationsIn(dist);
  for (const file of pending) {
    const text = readFileSync(file, 'utf8');
    const rewritten = replaceImports(text, (id) => {
      const found = privatePackageOf(id);
      if (!found) return id;
      const target = join(dist, PRIVATE, found.name);
      if (!seen.has(found.name)) {
        seen.add(found.name);
        pending.push(...copyDeclarations(found, target));
      }
      return relativeImport(file, join(target, doorFile(found, id)));
    });
    if (rewritten !== text) writeFileSync(file, rewritten);
  }
}

/** Returns a declaration text in which the address of each import is replaced. */
export function replaceImports(text, replace) {
  let result = text;
  for (const { fileName, pos } of ts
    .preProcessFile(text, true, false)
    .importedFiles.toSorted((a, b) => b.pos - a.pos)) {
    const start = result.indexOf(fileName, pos);
    result = result.slice(0, start) + replace(fileName) + result.slice(start + fileName.length);
  }
  return result;
}

/** Returns a declaration text whose relative imports end in `.js`. */
export const withPublishedImports = (text) =>
  replaceImports(text, (id) => (/^\.{1,2}\/.*\.tsx?$/.test(id) ? id.replace(/\.tsx?$/, '.js') : id));

function copyDeclarations({ folder }, target) {
  const emitted = join(folder, 'out-tsc', 'lib');
  mkdirSync(target, { recursive: true });
  cpSync(emitted, target, { recursive: true, filter: (path) => !path.endsWith('.tsbuildinfo') });
  const files = declarationsIn(target);
  for (const file of files) writeFileSync(file, withPublishedImports(readFileSync(file, 'utf8')));
  return files;
}

/** Returns the file of a private package's entry point, with its name in the build. */
function doorFile({ manifest }, id) {
  const door = `.${id.slice(manifest.name.length)}`;
  const source = manifest.exports[door]?.['@genmaster/source'];
  if (!source) throw new Error(`${manifest.name} has no door "${door}".`);
  return source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '.js');
}

function relativeImport(from, to) {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

const declarationsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => join(folder, path));
