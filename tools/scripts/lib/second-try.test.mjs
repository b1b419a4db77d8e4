import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { flakyNames } from './failed-names.mjs';
import { runWithSecondTry } from './second-try.mjs';

const folder = mkdtempSync(join(tmpdir(), 'genmaster-second-try-'));
after(() => rmSync(folder, { recursive: true }));
const report = join(folder, 'report.json');

const test = (fullName, status) => ({ fullName, status, failureMessages: status === 'failed' ? ['\nTimeout'] : [] });
const file = (name, ...tests) => ({
  name,
  status: tests.length > 0 && tests.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: tests,
});

/** Writes a report as Jest does. */
const finished = (...testResults) => {
  writeFileSync(report, JSON.stringify({ testResults }));
  const isFailed = testResults.some(({ status }) => status === 'failed');
  return Promise.resolve({ code: isFailed ? 1 : 0, output: isFailed ? 'FAIL' : '' });
};
const never = () => assert.fail('No second try was expected.');

describe('runWithSecondTry', () => {
  it('runs nothing twice when all tests passed', async () => {
    const runAll = () => finished(file('a', test('a › adds', 'passed')));
    const { passed, failed } = await runWithSecondTry({ report, runAll, runFiles: never });
    assert.deepEqual({ passed, failed }, { passed: 1, failed: 0 });
  });

  it('runs failed files again, counts them once, and names tests that passed only then', async () => {
    let again = [];
    const { passed, failed, output } = await runWithSecondTry({
      report,
      runAll: () =>
        finished(file('a', test('a › adds', 'passed')), file('b', test('b › x', 'passed'), test('b › y', 'failed'))),
      runFiles: (files) => {
        again = files;
        return finished(file('b', test('b › x', 'passed'), test('b › y', 'passed')));
      },
    });
    assert.deepEqual(again, ['b']);
    assert.deepEqual({ passed, failed }, { passed: 3, failed: 0 });
    assert.deepEqual(flakyNames(output), ['b › y (at first: Timeout)']);
  });

  it('fails on tests that fail twice, and on a file that cannot be loaded', async () => {
    const runAll = () => finished(file('a', test('a › adds', 'failed')), file('b'));
    const { passed, failed, output } = await runWithSecondTry({ report, runAll, runFiles: runAll });
    assert.deepEqual({ passed, failed }, { passed: 0, failed: 2 });
    assert.deepEqual(flakyNames(output), []);
  });

  it('does not repeat a run with many failures', async () => {
    const many = Array.from({ length: 7 }, (_, index) => file(`${index}`, test(`${index} › adds`, 'failed')));
    const { failed } = await runWithSecondTry({ report, runAll: () => finished(...many), runFiles: never });
    assert.equal(failed, 7);
  });

  it('fails without a report', async () => {
    const runAll = () => Promise.resolve({ code: 1, output: 'No such option' });
    const { failed, results, output } = await runWithSecondTry({ report, runAll, runFiles: never });
    assert.deepEqual({ failed, results, output }, { failed: 1, results: null, output: 'No such option' });
  });

  it('fails when the runner fails without a failed test', async () => {
    const runAll = async () => ({ ...(await finished(file('a', test('a › adds', 'passed')))), code: 1 });
    assert.equal((await runWithSecondTry({ report, runAll, runFiles: never })).failed, 1);
  });
});
