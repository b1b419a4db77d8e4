// Runs Jest, and repeats the failed files alone. A test that failed only because the machine was busy then passes, as with
// Playwright's `retries`; the end of the run names it.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { secondTryLine } from './failed-names.mjs';

/** Maximum number of failed files or tests that are repeated. With more failures the cause is not a busy machine. */
export const SECOND_TRY_LIMIT = 6;

/**
 * Runs all files, and the failed ones again.
 *
 * @param options.report where the runner writes its JSON report.
 * @param options.runAll starts the whole run, and returns its exit code and output.
 * @param options.runFiles does the same for some files, named by their paths.
 * @returns the counts, the output of the last run that failed, and the last results of all files; `null` as results
 * when there is no report.
 */
export async function runWithSecondTry({ report, runAll, runFiles }) {
  const first = await runAndRead(report, runAll);
  if (!first.results) return { passed: 0, failed: 1, results: null, output: first.output };
  const broken = first.results.filter(({ status }) => status === 'failed');
  if (broken.length === 0 || broken.length > SECOND_TRY_LIMIT)
    return { ...counted(first.results, first.code), ...first };
  const second = await runAndRead(report, () => runFiles(broken.map(({ name }) => name)));
  if (!second.results) return { ...counted(first.results, first.code), ...first };
  const results = [...first.results.filter(({ status }) => status !== 'failed'), ...second.results];
  return {
    ...counted(results, second.code),
    results,
    output: [...secondTryLines(broken, second.results), second.output].join('\n'),
  };
}

async function runAndRead(report, start) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await start();
  return { code, output, results: readReport(report)?.testResults ?? null };
}

/** Counts tests; a file that failed without a failed test counts as one. */
function counted(results, code) {
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failedTests = tests.filter(({ status }) => status === 'failed').length;
  const brokenFiles = results.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status: own }) => own !== 'failed'),
  ).length;
  const failed = failedTests + brokenFiles;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: code !== 0 && failed === 0 ? 1 : failed,
  };
}

/** Names the tests that failed first and passed then. */
function secondTryLines(before, after) {
  const passed = new Set(
    after.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    ),
  );
  return before
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === 'failed' && passed.has(fullName))
    .map(({ fullName, failureMessages }) => secondTryLine(`${fullName} (at first: ${firstLine(failureMessages)})`));
}

function firstLine(messages) {
  return (
    (messages[0] ?? '')
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no message'
  );
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
