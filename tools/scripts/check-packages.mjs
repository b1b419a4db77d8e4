// node tools/scripts/check-packages.mjs: builds, packs and checks every published library.
import { buildLibrary } from './build-library.mjs';
import { checkPackage, report } from './check-package.mjs';
import { publicLibraries } from './lib/libraries.mjs';

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
console.log(`packages: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
