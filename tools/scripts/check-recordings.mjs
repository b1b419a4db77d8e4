// node tools/scripts/check-recordings.mjs: finds the demos that look otherwise than in their recording. It compares what
// the built page shows with the digest that was kept when it was filmed (tools/recordings/shown.mjs).
import { requireBuiltSite } from './lib/built-site.mjs';
import { addressesOfDemos } from './lib/filmed-pages.mjs';
import { outdatedRecordings } from './lib/outdated-recordings.mjs';

requireBuiltSite('recordings: 0 passed, 1 failed');
const outdated = outdatedRecordings();
for (const demo of outdated)
  console.log(
    `${demo} looks otherwise than in its recording. Run "npm run record -- ${demo}", watch it, and commit it.`,
  );
console.log(
  `recordings: ${Object.keys(addressesOfDemos()).length - outdated.length} passed, ${outdated.length} failed`,
);
process.exit(outdated.length === 0 ? 0 : 1);
