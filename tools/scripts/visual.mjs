// npm run visual: compares the key stories with their accepted pictures.
// Ends with one line, `visual: N passed, N failed`.
//   npm run visual                      compares, and writes a review of the differences
//   npm run visual -- --review          opens the last review in a browser
//   npm run visual -- --accept [words]  accepts the current look of the stories; with words, only those named so
//   npm run visual -- --no-build        uses the last built workshop
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { secondTryLines } from './lib/failed-names.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { serveWorkshop } from './lib/serve-workshop.mjs';
import { buildWorkshop, workshopFolder } from './lib/workshop.mjs';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

const review = join(root, 'tmp', 'visual', 'review');
const options = process.argv.slice(2);

ensureInstalled();
if (options.includes('--review')) {
  if (!existsSync(review)) end(1, 'There is nothing to review yet. Run `npm run visual` first.');
  process.exit(await runForeground('playwright', ['show-report', review]));
}
const accepts = options.indexOf('--accept');
const words = accepts < 0 ? [] : options.slice(accepts + 1).filter((option) => !option.startsWith('--'));
const chromium = ensureChromium();
if (!options.includes('--no-build') || !existsSync(join(workshopFolder, 'index.json'))) {
  const problem = await buildWorkshop();
  if (problem) end(1, problem);
}

// The workshop does not change while its pictures are taken.
const workshop = await serveWorkshop(0, { cacheControl: 'max-age=3600' });
const { passed, failed, output, stats } = await runPlaywright({
  config: 'tools/visual/playwright.config.ts',
  report: join(root, 'tmp', 'visual', 'report.json'),
  args: [
    ...(accepts < 0 ? [] : ['pictures', '--update-snapshots=changed']),
    ...(words.length > 0 ? ['--grep', words.join('|')] : []),
  ],
  env: { CHROMIUM_PATH: chromium, WORKSHOP_URL: workshop.url },
  show: accepts >= 0,
});
await workshop.stop();

if (!stats) end(1, `${output}\nThe pictures could not be taken; the reason is above.`);
for (const line of secondTryLines(output)) console.log(line);
if (failed > 0) {
  console.error(output);
  console.error('Look at what differs with `npm run visual -- --review`; keep it with `npm run visual -- --accept`.');
}
console.log(`visual: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function end(code, text) {
  console.error(text);
  console.log('visual: 0 passed, 1 failed');
  process.exit(code);
}
