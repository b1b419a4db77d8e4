// The checks of `npm test`: their lanes, and in each the fastest and most informative first.
import { join } from 'node:path';
import { findChromium } from '../find-chromium.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runWithSecondTry } from './second-try.mjs';
import { root, run } from './workspace.mjs';

const reports = join(root, 'tmp', 'reports');

/** Runs one command that passes or fails. */
const single = async (command, args, options) => {
  const { code, output } = await run(command, args, options);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

/** Runs several such commands as one check. */
const all = async (commands) => {
  const total = { passed: 0, failed: 0, output: '' };
  for (const [command, ...args] of commands) {
    const { passed, failed, output } = await single(command, args);
    total.passed += passed;
    total.failed += failed;
    total.output += failed ? output : '';
  }
  return total;
};

/** Runs a tool that prints `name: N passed, N failed` and reads the last such line. */
const counted = async (command, args, options) => {
  const { code, output } = await run(command, args, options);
  const counts = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  const passed = Number(counts?.[1] ?? 0);
  const failed = Number(counts?.[2] ?? 0);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
};

const jest = () => {
  const report = join(reports, 'jest.json');
  const start = (...more) =>
    run('node', [
      'node_modules/jest/bin/jest.js',
      '--config',
      'jest.config.mjs',
      '--json',
      `--outputFile=${report}`,
      '--silent',
      ...more,
    ]);
  return runWithSecondTry({
    report,
    runAll: start,
    runFiles: (files) => start('--runInBand', '--runTestsByPath', ...files),
  });
};

const nodeTests = async () => {
  const { code, output } = await run('node', ['--test', '--test-reporter=tap', 'tools/**/*.test.mjs']);
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: count('pass'), failed: code !== 0 ? Math.max(1, count('fail')) : 0, output };
};

const endToEnd = () =>
  runPlaywright({
    config: 'apps/marketing-e2e/playwright.config.ts',
    report: join(reports, 'e2e.json'),
  });

/**
 * The checks: name, function, whether it needs a browser, so that the others can run without one, its lane, and for
 * those that are left out while their inputs are the same (`proofs.mjs`), what they read.
 *
 * The unit tests take about as long as all checks of the other lane together. The checks without a lane drive browsers
 * with several workers and run alone: journeys measure layout shifts, and pictures must not be taken of a late frame.
 */
export const checks = [
  { name: 'unit', lane: 1, run: jest },
  {
    name: 'release',
    lane: 1,
    usesBrowser: true,
    proof: { target: 'release:rehearse', programs: () => [['npm', '--version']] },
    run: () => counted('node', ['tools/release/rehearse.mjs']),
  },
  { name: 'format', lane: 2, run: () => single('oxfmt', ['--check']) },
  {
    name: 'lint',
    lane: 2,
    run: () =>
      all([
        // Every project in one process, which reads the rules and the types once; `nx lint <project>` checks one.
        ['eslint', 'apps', 'libs', '.storybook', 'tools', '--max-warnings', '0'],
        ['npm', 'run', '--silent', 'lint:imports'],
        ['npm', 'run', '--silent', 'lint:styles'],
      ]),
  },
  {
    name: 'types',
    lane: 2,
    run: () =>
      all([
        // One checker: each more checks the types of packages once more, which takes longer on two cores.
        ['tsc', '--build', '--checkers', '1'],
        ['tsc', '--project', '.storybook', '--noEmit'],
        ['tsc', '--project', 'tools/stories', '--noEmit'],
        ['tsc', '--project', 'tools/visual', '--noEmit'],
      ]),
  },
  { name: 'tools', lane: 2, run: nodeTests },
  { name: 'packages', lane: 2, run: () => counted('node', ['tools/scripts/check-packages.mjs']) },
  {
    name: 'site',
    lane: 2,
    run: () =>
      all([
        ['node', '--conditions=@genmaster/source', 'apps/marketing/build/build.ts'],
        ['nx', 'build', 'vanilla-host'],
      ]),
  },
  { name: 'html', lane: 2, run: () => counted('node', ['tools/scripts/check-html.mjs']) },
  { name: 'recordings', lane: 2, run: () => counted('node', ['tools/scripts/check-recordings.mjs']) },
  { name: 'budgets', lane: 2, run: () => counted('node', ['tools/scripts/check-budgets.mjs']) },
  { name: 'workshop', lane: 2, run: () => single('node', ['tools/scripts/build-workshop.mjs']) },
  {
    name: 'stories',
    lane: 2,
    usesBrowser: true,
    run: () => counted('node', ['tools/scripts/test-stories.mjs']),
  },
  {
    name: 'visual',
    usesWholeBrowser: true,
    proof: { target: 'workshop:pictures', programs: () => [[findChromium(), '--version']] },
    run: () => counted('node', ['tools/scripts/visual.mjs', '--no-build']),
  },
  { name: 'end to end', usesBrowser: true, usesWholeBrowser: true, run: endToEnd },
];
