// Runs every story of the workshop in Chromium: it renders, plays, and passes axe in light, dark and flately. Builds the
// workshop first if its sources have changed. A component whose stories fail gets a second try. Ends with one line,
// `stories: N passed, N failed`. With `--no-build` it uses the last built workshop; with words, only the components whose
// folder has one of them.
import { basename, join } from 'node:path';
import { findTestBrowser } from './find-chromium.mjs';
import { secondTryLines } from './lib/failed-names.mjs';
import { runWithSecondTry } from './lib/second-try.mjs';
import { serveWorkshop } from './lib/serve-workshop.mjs';
import { buildWorkshop, isWorkshopFresh } from './lib/workshop.mjs';
import { root, run } from './lib/workspace.mjs';

const report = join(root, 'tmp', 'reports', 'stories.json');
const words = process.argv.slice(2).filter((option) => !option.startsWith('--'));

if (!findTestBrowser())
  end({ passed: 0, failed: 1 }, 'No Chromium was found, so no story ran. Install one or set CHROMIUM_PATH.');

if (!process.argv.includes('--no-build') && !isWorkshopFresh()) {
  const problem = await buildWorkshop();
  if (problem) end({ passed: 0, failed: 1 }, problem);
}

const workshop = await serveWorkshop(0);
const start = (...only) =>
  run(
    'test-storybook',
    [
      '--config-dir',
      '.storybook',
      '--index-json',
      '--url',
      workshop.url,
      '--maxWorkers',
      '2',
      '--json',
      '--outputFile',
      report,
      ...only,
    ],
    { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
const { results, output, ...counts } = await runWithSecondTry({
  report,
  runAll: () => start(...words),
  // The runner writes its test files anew in each run; their names stay.
  runFiles: (files) => start(...files.map((file) => `/${basename(file)}$`)),
});
await workshop.stop();

if (!results) end(counts, `${output}\nThe stories could not be run; the reason is above.`);
for (const line of secondTryLines(output)) console.log(line);
end(counts, counts.failed > 0 ? failures() : '');

function failures() {
  return results
    .flatMap(({ message, assertionResults }) => {
      const own = assertionResults.filter(({ status }) => status === 'failed');
      return own.length === 0
        ? [message]
        : own.map(({ fullName, failureMessages }) => `✗ ${fullName}\n${withoutRunner(failureMessages.join('\n'))}`);
    })
    .filter(Boolean)
    .join('\n\n');
}

/** Removes the lines of the test runner's own stack, which do not help to find the fault of a story. */
function withoutRunner(text) {
  return text.replaceAll(/^ +at .*(?:node_modules|\.test\.js).*\n?/gm, '');
}

function end(counts, text) {
  if (text) console.error(text);
  console.log(`stories: ${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed === 0 ? 0 : 1);
}
