// The built workshop (Storybook): one folder, for the story tests, the pictures and `npm start`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

export const workshopFolder = join(root, 'storybook-static');

const SOURCES = [
  '.storybook',
  'libs',
  'apps/marketing/src',
  'apps/marketing/public',
  'apps/marketing/build',
  'tsconfig.base.json',
  'package-lock.json',
];
const NO_SOURCE = /^(?:node_modules|dist|out-tsc|coverage)$|\.test\.tsx?$/;

const stamp = join(root, 'tmp', 'workshop', 'built-from');

/**
 * Rebuilds the workshop. Returns the error output, or an empty text.
 *
 * The previous build stays in place until the new one is complete.
 */
export async function buildWorkshop({ signal } = {}) {
  const fresh = join(root, 'tmp', 'workshop', 'next');
  const sources = fingerprint();
  rmSync(fresh, { recursive: true, force: true });
  const { code, output } = await run(
    'storybook',
    ['build', '--quiet', '--disable-telemetry', '--output-dir', fresh],
    // The site's texts are read from source, as its own build does.
    { env: { NODE_OPTIONS: '--conditions=@genmaster/source' }, signal },
  );
  if (code !== 0) return `${output}\nThe workshop could not be built; the reason is above.`;
  rmSync(workshopFolder, { recursive: true, force: true });
  renameSync(fresh, workshopFolder);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, sources);
  return '';
}

/** Returns true when the workshop is built and none of its sources has changed since. */
export function isWorkshopFresh() {
  if (!existsSync(join(workshopFolder, 'index.json')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === fingerprint();
}

/** Returns a digest of the sizes and times of all sources. */
function fingerprint() {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (NO_SOURCE.test(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else add(path);
    }
  };
  for (const path of SOURCES) {
    if (statSync(join(root, path)).isDirectory()) walk(path);
    else add(path);
  }
  return hash.digest('hex');
}
