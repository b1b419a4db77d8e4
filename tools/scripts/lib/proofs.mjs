// Proofs: a digest of all that a check read when it last passed, under version control. A check with the same inputs
// would only repeat its answer, so `npm test` leaves it out; see docs/adr/0035-proofs-of-two-checks.md.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputFilesOf } from './nx-inputs.mjs';
import { root, run } from './workspace.mjs';

const PROOFS = join(root, 'tools', 'proofs.json');

/**
 * Returns the digest of a check's inputs.
 *
 * @param target the target of Nx that names the files
 * @param programs returns commands whose output is an input too, such as `['chromium', '--version']`
 */
export async function digestOf({ target, programs }) {
  const versions = [];
  for (const [command, ...args] of programs()) versions.push(versionIn((await run(command, args)).output));
  return digest(root, await inputFilesOf(target), versions);
}

/**
 * Returns the version that a program prints. What stands beside it depends on the machine: Debian's launcher of Chromium
 * warns about the size of its memory.
 */
export function versionIn(output) {
  const [version] = /\d+(?:\.\d+)+/.exec(output) ?? [];
  if (!version) throw new Error(`No version was printed, but: ${output}`);
  return version;
}

/** Returns a digest of the names and contents of files, and of further texts. */
export function digest(folder, files, texts) {
  const hash = createHash('sha256');
  const add = (part) => hash.update(`${part.length}\n`).update(part);
  for (const file of [...files].sort()) {
    add(file);
    add(readFileSync(join(folder, file)));
  }
  for (const text of texts) add(text);
  return hash.digest('hex');
}

/** Checks whether a check has passed with exactly these inputs. */
export const isProved = (name, inputs, file = PROOFS) => readProofs(file)[name] === inputs;

/** Stores that a check has passed with these inputs. */
export function prove(name, inputs, file = PROOFS) {
  const proofs = { ...readProofs(file), [name]: inputs };
  const sorted = Object.fromEntries(Object.entries(proofs).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

const readProofs = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
