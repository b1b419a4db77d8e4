// Runs a Playwright suite, and gives the few tests that failed a second try, alone. Playwright's own retry comes at once,
// beside the other worker; this one comes when nothing else needs the machine.
import { readFileSync, rmSync } from 'node:fs';
import { run } from './workspace.mjs';

/** With more failed tests than this the fault is not the machine's, and a second try only costs time. */
const MOST_TESTS = 6;

/**
 * Runs all tests of a suite, and the failed ones again.
 *
 * @param options.config path of the suite's configuration.
 * @param options.report where its JSON reporter writes, named to it as `PLAYWRIGHT_JSON_OUTPUT_FILE`.
 * @param options.args further options of `playwright test`.
 * @param options.env variables of the environment.
 * @param options.show whether its output is shown while it runs.
 * @param options.start runs Playwright with options; another one in tests.
 * @returns the counts, and the output; `stats` is `null` when there is no report.
 */
export async function runPlaywright({ config, report, args = [], env = {}, show = false, start = playwright }) {
  const runOnce = async (...more) => {
    rmSync(report, { force: true });
    const { code, output } = await start(['--config', config, ...args, ...more], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show,
    });
    return { code, output, stats: readStats(report) };
  };
  const first = await runOnce();
  if (!first.stats) return { passed: 0, failed: 1, ...first };
  const broken = first.code === 0 ? 0 : Math.max(1, first.stats.unexpected);
  const passed = first.stats.expected + first.stats.flaky;
  if (broken === 0 || first.stats.unexpected === 0 || broken > MOST_TESTS) return { ...first, passed, failed: broken };
  const second = await runOnce('--last-failed', '--workers=1');
  if (!second.stats) return { ...first, passed, failed: broken };
  const mended = second.stats.expected + second.stats.flaky;
  return {
    ...second,
    passed: passed + mended,
    failed: second.code === 0 ? 0 : Math.max(1, second.stats.unexpected),
    output: [...secondTryLines(first.output, second.output), second.output].join('\n'),
  };
}

const playwright = (args, options) => run('playwright', ['test', ...args], options);

/** The lines that `flakyNames` reads: each test that failed at first and passed then. */
function secondTryLines(before, after) {
  const failedAgain = new Set(failedTests(after));
  return failedTests(before)
    .filter((name) => !failedAgain.has(name))
    .map((name) => `second try: ${name}`);
}

/** The list with which Playwright ends, without the spaces that fill its lines. */
function failedTests(output) {
  const [, list = ''] = /^ {2}\d+ failed\n((?: {4}.+\n?)+)/m.exec(output) ?? [];
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function readStats(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).stats;
  } catch {
    return null;
  }
}
