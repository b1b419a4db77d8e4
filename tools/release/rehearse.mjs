// npm run release:rehearse: a whole release, from version plans to applications that install it, on this machine alone.
// Ends with one line, `release: N passed, N failed`. `--help` prints the options.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { ensureInstalled } from '../scripts/lib/workspace.mjs';

const USAGE = `Usage: npm run release:rehearse -- [--only <applications>] [--keep]

Publishes a release to a registry on this machine, and installs and runs it in applications of each kind.

  --only <applications>   Only these install the packages: next,vue
  --keep                  Keeps the folder of the rehearsal and prints it.`;

const { only: wanted, keep, help } = readArguments();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
ensureInstalled();
// The following imports need installed packages.
const { inputFilesOf } = await import('../scripts/lib/nx-inputs.mjs');
const { authorEnv, copyWorkspace, must, planTrialRelease } = await import('./workspace-copy.mjs');
const { startRegistry } = await import('./local-registry.mjs');
const { consumers: all, layOut, TYPESCRIPT_VERSIONS } = await import('./consumers.mjs');
const { runConsumer } = await import('./journeys.mjs');
const { releaseTable } = await import('./release-table.mjs');

const only = wanted?.split(',') ?? all.map(({ name }) => name);
const unknown = only.filter((name) => !all.some((consumer) => consumer.name === name));
if (unknown.length > 0)
  misuse(`There is no application ${unknown.join(', ')}, but ${all.map(({ name }) => name).join(', ')}.`);
const consumers = all.filter(({ name }) => only.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'genmaster-release-'));
const copy = join(folder, 'workspace');
const total = { passed: 0, failed: 0 };
const ran = new Set();
let registry;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (registry?.stop(), process.exit(1)));

/** Runs one step that passes or fails; a failure is printed and does not stop the later steps. */
async function step(name, act) {
  const started = Date.now();
  try {
    const result = await act();
    total.passed += 1;
    console.log(`${name}: ok (${Math.round((Date.now() - started) / 1000)} s)`);
    return result ?? true;
  } catch (error) {
    total.failed += 1;
    console.error(`${name}: FAILED\n${error.message}`);
    return null;
  }
}

const INSTALLS_AT_ONCE = 3;

const homeOf = ({ name }) => join(folder, 'consumers', name);

const versions = await step('publish', async () => {
  // Only what the target names as its inputs: a file that is missing among them fails here.
  await copyWorkspace(copy, await inputFilesOf('release:rehearse'));
  planTrialRelease(copy);
  registry = await startRegistry(join(folder, 'registry'));
  writeFileSync(join(copy, '.npmrc'), `${readFileSync(join(copy, '.npmrc'), 'utf8')}${registry.npmrc}`);
  await must('nx', ['release', '--yes'], { cwd: copy, env: authorEnv });
  return Object.fromEntries(publicLibraries().map(({ name }) => [name, raisedVersion(name)]));
});

if (versions) {
  await step('second build', () => must('node', ['tools/release/second-build.mjs'], { cwd: copy }));
  const installed = await installAll();
  for (const consumer of installed) {
    const done = await step(`run ${consumer.name}`, () => runConsumer(consumer, homeOf(consumer)));
    if (done) ran.add(consumer.name);
  }
  for (const version of TYPESCRIPT_VERSIONS) {
    await step(`types ${version}`, () => checkTypes(installed, version));
  }
  const sizes = await step('sizes', async () =>
    JSON.parse(await must('node', ['tools/release/door-sizes.mjs'], { cwd: copy })),
  );
  if (sizes) console.log(releaseTable({ versions, sizes, consumers, ran }));
}
registry?.stop();
if (keep) console.log(`Kept: ${folder}`);
else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
console.log(`release: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function readArguments() {
  try {
    return parseArgs({
      options: { only: { type: 'string' }, keep: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    return misuse(error.message);
  }
}

function misuse(problem) {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(1);
}

/**
 * Installs the packages of all consumers, a few at a time, because an install mostly waits for the network.
 *
 * @returns the consumers whose install passed, in their order.
 */
async function installAll() {
  const installed = new Set();
  const waiting = [...consumers];
  const installInTurn = async () => {
    for (let consumer = waiting.shift(); consumer; consumer = waiting.shift()) {
      if (await step(`install ${consumer.name}`, () => layOutAndInstall(consumer))) installed.add(consumer);
    }
  };
  await Promise.all(Array.from({ length: INSTALLS_AT_ONCE }, installInTurn));
  return consumers.filter((consumer) => installed.has(consumer));
}

async function layOutAndInstall(consumer) {
  const hasCompilers = consumer === consumers[0];
  layOut(consumer, { folder: homeOf(consumer), npmrc: registry.npmrc, versions, hasCompilers });
  await install(homeOf(consumer));
}

/**
 * Installs the packages of a folder.
 *
 * The version lists of a mirror may be from different times: a package may require a version of another that its list
 * does not contain yet. Such an install is repeated, twice, with fresh lists.
 */
async function install(cwd, again = 2) {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  try {
    await must('npm', ['install', ...quiet, again === 2 ? '--prefer-offline' : '--prefer-online'], { cwd });
  } catch (error) {
    if (again === 0 || !error.message.includes('ETARGET')) throw error;
    await wait(20_000);
    await install(cwd, again - 1);
  }
}

/**
 * Returns the version that the release gave a library; throws when it was not raised, because that would prove nothing.
 */
function raisedVersion(name) {
  const before = publicLibraries().find((library) => library.name === name).manifest.version;
  const { version } = JSON.parse(readFileSync(join(copy, 'libs', name, 'package.json'), 'utf8'));
  if (version === before) throw new Error(`${name} kept the version ${before}: its version plan was not read.`);
  const changes = readFileSync(join(copy, 'libs', name, 'CHANGELOG.md'), 'utf8');
  if (!changes.includes(version)) throw new Error(`The changelog of ${name} has no entry for ${version}.`);
  return version;
}

/** Checks each consumer as a project of its own; in one process, which reads the types of the platform once. */
async function checkTypes(installed, version) {
  const compiler = join(homeOf(consumers[0]), 'node_modules', `typescript-${version}`, 'bin', 'tsc');
  await must('node', [compiler, '--build', ...installed.map(homeOf)], { cwd: folder });
}
