// node tools/release/second-build.mjs: builds every published library once more from scratch, and fails when an archive
// differs from the one of the first build. If they are identical, anyone can compare a published archive with its sources.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildLibrary } from '../scripts/build-library.mjs';
import { publicLibraries, readLibrary } from '../scripts/lib/libraries.mjs';
import { packLibrary } from '../scripts/lib/pack-library.mjs';

const digestOf = async (name) => {
  const { archive } = await packLibrary(readLibrary(name));
  return createHash('sha512').update(readFileSync(archive)).digest('hex');
};

const names = publicLibraries().map(({ name }) => name);
const first = new Map();
for (const name of names) first.set(name, await digestOf(name));
for (const name of names) await buildLibrary(name);
for (const name of names) {
  if ((await digestOf(name)) === first.get(name)) continue;
  console.error(`${name}: two builds of the same sources gave two archives.`);
  process.exitCode = 1;
}
