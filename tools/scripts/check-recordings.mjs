// node tools/scripts/check-recordings.mjs: finds the demos that look otherwise than in their recording. It compares what
// the built page shows with the digest that was kept when it was filmed (tools/recordings/shown.mjs).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOfDemos, siteDir } from './lib/filmed-pages.mjs';
import { outdatedRecordings } from './lib/outdated-recordings.mjs';

if (!existsSync(join(siteDir, 'index.html'))) {
  console.log('The site is not built. Run "npm test -- site" and try again.\nrecordings: 0 passed, 1 failed');
  process.exit(1);
}
const outdated = outdatedRecordings();
for (const demo of outdated)
  console.log(
    `${demo} looks otherwise than in its recording. Run "npm run record -- ${demo}", watch it, and commit it.`,
  );
console.log(
  `recordings: ${Object.keys(addressesOfDemos()).length - outdated.length} passed, ${outdated.length} failed`,
);
process.exit(outdated.length === 0 ? 0 : 1);
