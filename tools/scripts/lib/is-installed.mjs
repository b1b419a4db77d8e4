import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/**
 * Returns whether the installed packages are those of the lock file. npm writes the list of installed packages when an
 * install has ended; only optional packages of other platforms may be missing from it.
 */
export function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, entry]) =>
      path in installed ? isDeepStrictEqual(installed[path], entry) : entry.optional || path === '',
    )
  );
}

const packagesOf = (lock) => (existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : {});
