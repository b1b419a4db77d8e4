import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../scripts/lib/workspace.mjs';

const FOLDER = join(root, 'docs', 'promises');

/**
 * One promise of the product and its proof.
 *
 * @typedef {object} Promised
 * @property {string} [promise] The promise, as a sentence. A promise has this, or `when` and `then`.
 * @property {string} [when] The case that the promise is about.
 * @property {string} [then] The outcome of that case.
 * @property {string} [measured] The figures of one run of its tests.
 * @property {string[]} [where] Files, folders or patterns of files that keep it, from the root of the workspace.
 * @property {Record<string, string[]>} tests The names of the tests that fail without it, by file.
 */

/** Lists the pages in `docs` that show promises: those that have a file of them. */
export function pages() {
  return readdirSync(FOLDER).map((file) => basename(file, '.yaml'));
}

/**
 * Reads the promises of a page, by the title of their section.
 *
 * @param {string} page
 * @returns {Record<string, Promised[]>}
 */
export function readPromises(page) {
  return parse(readFileSync(join(FOLDER, `${page}.yaml`), 'utf8'));
}

/** Reads the page as it stands in the repository. */
export function readPage(page) {
  return readFileSync(join(root, 'docs', `${page}.md`), 'utf8');
}
