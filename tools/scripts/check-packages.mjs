// node tools/scripts/check-packages.mjs: builds, packs and checks every published library, then builds each once more.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildLibrary } from './build-library.mjs';
import { checkPackage, report } from './check-package.mjs';
import { publicLibraries, readLibrary } from './lib/libraries.mjs';
import { packLibrary } from './lib/pack-library.mjs';

const total = { passed: 0, failed: 0 };
const names = publicLibraries().map(({ name }) => name);
const built = [];

// All are built before the first check: a library's script imports its siblings as they are published.
for (const name of names) {
  try {
    await buildLibrary(name);
    built.push(name);
    total.passed += 1;
  } catch (error) {
    console.error(`${name}, build: ${error.message}`);
    total.failed += 1;
  }
}
for (const name of built) {
  try {
    const { passed, failed } = report(name, await checkPackage(name));
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    total.failed += 1;
  }
}
// A second build from scratch gives an identical archive: anyone can compare one with its sources.
const digests = new Map();
for (const name of built) digests.set(name, await digestOf(name));
for (const name of built) {
  await buildLibrary(name);
  if ((await digestOf(name)) === digests.get(name)) total.passed += 1;
  else {
    console.error(`${name}: two builds of the same sources gave two archives.`);
    total.failed += 1;
  }
}
console.log(`packages: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function digestOf(name) {
  const { archive } = await packLibrary(readLibrary(name));
  return createHash('sha512').update(readFileSync(archive)).digest('hex');
}
