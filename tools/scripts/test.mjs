// npm test: every check, from a fresh clone. `npm test -- lint unit` runs only those.
// A check with a proof for its present inputs is left out, unless it is named.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './lib/checks.mjs';
import { failedNames, flakyNames } from './lib/failed-names.mjs';
import { runInLanes } from './lib/lanes.mjs';
import { digestOf, isProved, prove } from './lib/proofs.mjs';
import { ensureInstalled, root } from './lib/workspace.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
// Checked at the start, not after the ten minutes of the first checks.
const browsers = [
  chosen.some(({ usesBrowser }) => usesBrowser) && 'shell',
  chosen.some(({ usesWholeBrowser }) => usesWholeBrowser) && 'whole',
].filter(Boolean);
const installing = spawn(process.execPath, [join(root, 'tools/scripts/ensure-browsers.mjs'), ...browsers], {
  stdio: 'inherit',
});
const installed = once(installing, 'exit');
ensureInstalled();
const [code] = await installed;
if (code !== 0) process.exit(1);
rmSync(join(root, 'tmp', 'reports'), { recursive: true, force: true });
mkdirSync(join(root, 'tmp', 'reports'), { recursive: true });

const total = { passed: 0, failed: 0 };
const failures = [];
const begun = Date.now();
await runInLanes(chosen, async (check) => {
  const started = Date.now();
  const inputs = check.proof && (await digestOf(check.proof));
  if (inputs && wanted.length === 0 && isProved(check.name, inputs)) {
    console.log(
      `${check.name} … left out: it has passed with these inputs; \`npm test -- ${check.name}\` runs it again`,
    );
    return;
  }
  const { passed, failed, output } = await check.run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${check.name} … ${failed === 0 ? 'ok' : 'FAILED'} (${passed} of ${passed + failed}, ${secondsSince(started)} s)`,
  );
  const flaky = flakyNames(output);
  if (flaky.length > 0) console.log(`Passed at the second try:\n${flaky.join('\n')}`);
  if (failed === 0 && inputs) prove(check.name, inputs);
  if (failed === 0) return;
  console.log(output);
  const names = failedNames(output);
  failures.push(...(names.length > 0 ? names : ['see above']).map((name) => `${check.name}: ${name}`));
});
// Repeated at the end, because there may be thousands of lines in between.
if (failures.length > 0) console.log(failures.join('\n'));
console.log(`${chosen.length} checks took ${(secondsSince(begun) / 60).toFixed(1)} minutes.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}
