// Runs a Playwright suite, and repeats the few failed tests alone. Playwright's own retry starts at once, beside the
// other worker; this one starts when the suite is over and the machine is idle.
import { readFileSync, rmSync } from 'node:fs';
import { secondTryLine } from './failed-names.mjs';
import { SECOND_TRY_LIMIT } from './second-try.mjs';
import { run } from './workspace.mjs';

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
  if (broken === 0 || first.stats.unexpected === 0 || broken > SECOND_TRY_LIMIT)
    return { ...first, passed, failed: broken };
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

/** Names the tests that failed first and passed then. */
function secondTryLines(before, after) {
  const failedAgain = new Set(failedTests(after));
  return failedTests(before)
    .filter((name) => !failedAgain.has(name))
    .map((name) => secondTryLine(name));
}

/** Reads the list of failed tests at the end of Playwright's output. */
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
