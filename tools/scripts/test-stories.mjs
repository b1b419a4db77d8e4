// Runs every story of the workshop in Chromium: it renders, plays, and passes axe in light, dark and flately. Builds the
// workshop first if its sources have changed. Ends with one line, `stories: N passed, N failed`. With `--no-build` it
// uses the last built workshop; with words, only the stories whose file or name has one of them.
import { join } from 'node:path';
import { secondTryLines } from './lib/failed-names.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { serveWorkshop } from './lib/serve-workshop.mjs';
import { buildWorkshop, isWorkshopFresh } from './lib/workshop.mjs';
import { root } from './lib/workspace.mjs';

const words = process.argv.slice(2).filter((option) => !option.startsWith('--'));

if (!process.argv.includes('--no-build') && !isWorkshopFresh()) {
  const problem = await buildWorkshop();
  if (problem) end({ passed: 0, failed: 1 }, problem);
}

const workshop = await serveWorkshop(0);
const { stats, output, ...counts } = await runPlaywright({
  config: 'tools/stories/playwright.config.ts',
  report: join(root, 'tmp', 'reports', 'stories.json'),
  args: words.length > 0 ? ['--grep', words.join('|')] : [],
  env: { WORKSHOP_URL: workshop.url },
});
await workshop.stop();

if (!stats) end(counts, `${output}\nThe stories could not be run; the reason is above.`);
for (const line of secondTryLines(output)) console.log(line);
end(counts, counts.failed > 0 ? output : '');

function end({ passed, failed }, text) {
  if (text) console.error(text);
  console.log(`stories: ${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
