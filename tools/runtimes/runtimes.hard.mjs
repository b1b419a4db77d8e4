// npm run test:hard -- runtimes: the unit suites pass on every Node that is promised.
// Ends with one line, `runtimes: N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, run } from '../scripts/lib/workspace.mjs';

const LIBRARIES = 'tools/runtimes/jest.config.mjs';
const SERVER = 'apps/api/jest.config.ts';

/** Three tests that start a TypeScript source in a separate process: version 20 cannot run types. */
const STARTS_A_SOURCE = 'brings all 16,777,216 colours back through';

/**
 * The libraries support version 20 and later. The server needs `node:sqlite` and types in its sources: version 22 and
 * later.
 */
const RUNTIMES = [
  { version: '20.20.2', suites: [LIBRARIES], only: `^(?!.*${STARTS_A_SOURCE})` },
  { version: '22.23.3', suites: [LIBRARIES, SERVER] },
  { version: process.versions.node, suites: [LIBRARIES, SERVER] },
];

const total = { passed: 0, failed: 0 };
for (const { version, suites, only = '.' } of RUNTIMES) {
  const node = version === process.versions.node ? process.execPath : await installed(version);
  for (const suite of suites) {
    const { passed, failed, output } = await runSuite(node, suite, only);
    console.log(`Node ${version}, ${suite === SERVER ? 'server' : 'libraries'}: ${passed} passed, ${failed} failed`);
    if (failed > 0) console.error(output);
    total.passed += passed;
    total.failed += failed;
  }
}
console.log(`runtimes: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Installs a Node for this machine's platform from the registry, from the same packages as the pinned one. */
async function installed(version) {
  const folder = join(root, 'tmp', 'runtimes', version);
  const node = join(folder, 'node_modules', 'runtime', 'bin', 'node');
  if (existsSync(node)) return node;
  const { platform, arch } = process;
  const kind = `node${platform === 'darwin' && arch === 'arm64' ? '-bin' : ''}-${platform}-${arch}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `runtime@npm:${kind}@${version}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`Node ${version} cannot be had.\n${output}`);
  return node;
}

async function runSuite(node, config, only) {
  const report = join(root, 'tmp', 'runtimes', 'report.json');
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, 'null');
  const { output } = await run(
    node,
    [
      'node_modules/jest/bin/jest.js',
      '--config',
      config,
      '--silent',
      `--testNamePattern=${only}`,
      '--json',
      `--outputFile=${report}`,
    ],
    // Processes that the suites start, such as a server, run on the same Node.
    { env: { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } },
  );
  const result = JSON.parse(readFileSync(report, 'utf8'));
  if (result === null) return { passed: 0, failed: 1, output };
  // A file that could not be loaded has no failed tests.
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites, output };
}
