import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { flakyNames } from './failed-names.mjs';
import { runPlaywright } from './run-playwright.mjs';

const folder = mkdtempSync(join(tmpdir(), 'genmaster-playwright-'));
after(() => rmSync(folder, { recursive: true }));
const report = join(folder, 'report.json');

/** A Playwright whose consecutive runs end with these counts and failed tests. */
function ending(...runs) {
  const calls = [];
  const start = (args, { env }) => {
    calls.push(args);
    const { expected = 0, flaky = 0, failed = [] } = runs[calls.length - 1];
    const stats = { expected, flaky, unexpected: failed.length };
    writeFileSync(env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats }));
    const list = failed.map((name) => `    ${name} ────\n`).join('');
    return Promise.resolve({
      code: failed.length > 0 ? 1 : 0,
      output: failed.length > 0 ? `  ${failed.length} failed\n${list}` : '',
    });
  };
  return { calls, start };
}

const runSuite = (start) => runPlaywright({ config: 'suite.ts', report, start });

describe('runPlaywright', () => {
  it('runs nothing twice when all tests passed', async () => {
    const { calls, start } = ending({ expected: 3, flaky: 1 });
    const { passed, failed } = await runSuite(start);
    assert.deepEqual({ passed, failed, runs: calls.length }, { passed: 4, failed: 0, runs: 1 });
  });

  it('runs failed tests again alone, and names those that passed only then', async () => {
    const { calls, start } = ending({ expected: 3, failed: ['a.spec.ts:1:1 › opens'] }, { expected: 1 });
    const { passed, failed, output } = await runSuite(start);
    assert.deepEqual(calls[1], ['--config', 'suite.ts', '--last-failed', '--workers=1']);
    assert.deepEqual({ passed, failed }, { passed: 4, failed: 0 });
    assert.deepEqual(flakyNames(output), ['a.spec.ts:1:1 › opens ────']);
  });

  it('fails on tests that fail twice', async () => {
    const broken = 'b.spec.ts:1:1 › saves';
    const { start } = ending(
      { expected: 3, failed: ['a.spec.ts:1:1 › opens', broken] },
      { expected: 1, failed: [broken] },
    );
    const { passed, failed, output } = await runSuite(start);
    assert.deepEqual({ passed, failed }, { passed: 4, failed: 1 });
    assert.deepEqual(flakyNames(output), ['a.spec.ts:1:1 › opens ────']);
  });

  it('does not repeat a run with many failures', async () => {
    const { calls, start } = ending({ failed: Array.from({ length: 7 }, (_, index) => `a.spec.ts:${index}:1 › x`) });
    assert.equal((await runSuite(start)).failed, 7);
    assert.equal(calls.length, 1);
  });

  it('fails a run without a report', async () => {
    const start = () => Promise.resolve({ code: 1, output: 'No tests found' });
    assert.deepEqual(await runSuite(start), { passed: 0, failed: 1, code: 1, output: 'No tests found', stats: null });
  });
});
