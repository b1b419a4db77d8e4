import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/workspace.mjs';
import { productionTree } from './production-tree.mjs';

/** Name of the file with third-party licences, in published packages and in deployments. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

/**
 * Returns the licence texts of all packages that a project of the workspace installs, as one text.
 *
 * The packages are those of the lock; siblings of the workspace are ours and have no entry. The same install gives the
 * same text.
 */
export function noticesOf(project) {
  const installed = readJson('package-lock.json');
  // A library that is newer than the last install is not in the lock yet.
  const lock = { packages: { [project]: readJson(`${project}/package.json`), ...installed.packages } };
  const places = productionTree(lock, project);
  const entries = places
    .filter((place) => place.includes('node_modules/'))
    .map((place) => entryOf(place, lock.packages[place]))
    .sort((one, other) => (one.title < other.title ? -1 : 1));
  return renderNotices(entries);
}

function renderNotices(entries) {
  if (entries.length === 0) return 'This package brings no other software along.\n';
  const parts = [...new Map(entries.map((entry) => [entry.title, entry])).values()].map(
    ({ title, license, text }) => `${title}\n${license}\n\n${text}\n`,
  );
  return [HEAD, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

const HEAD = 'This product contains the software below, each part under its own licence.\n';

function entryOf(place, { version, license }) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  // A package for another platform is not installed; the one for this platform has the same licence.
  const files = existsSync(join(root, place)) ? readdirSync(join(root, place)) : [];
  const texts = files
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) =>
      readFileSync(join(root, place, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
  const said = `Licensed under ${license}; the package has no licence file of its own.`;
  return { title: `${name} ${version}`, license, text: texts.join('\n\n') || said };
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
