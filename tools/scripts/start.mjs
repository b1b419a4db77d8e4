// npm start: installs, builds, migrates and seeds, and serves the site and the API on one address. The component
// workshop is built after these are ready, if its sources have changed, and served at /storybook.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWorkshop, isWorkshopFresh, workshopFolder } from './lib/workshop.mjs';
import { ensureInstalled, root, run, runForeground } from './lib/workspace.mjs';

ensureInstalled();
console.log('Building the site …');
const build = await run('node', ['--conditions=@genmaster/source', 'apps/marketing/build/build.ts']);
if (build.code !== 0) {
  console.error(build.output);
  console.error('The site could not be built; the reason is above.');
  process.exit(1);
}
const address = `http://localhost:${process.env.PORT || 4200}`;
const stopped = new AbortController();
const server = runForeground('node', ['--conditions=@genmaster/source', 'apps/api/src/server.ts'], {
  SITE_DIR: join(root, 'apps/marketing/dist/site'),
  WORKSHOP_DIR: workshopFolder,
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
});
void prepareWorkshop(stopped.signal);
const code = await server;
stopped.abort();
process.exit(code);

/** Builds the workshop while the site runs, if needed. The site is served even if this build fails. */
async function prepareWorkshop(signal) {
  if (isWorkshopFresh()) return;
  while (!(await answers())) {
    if (signal.aborted) return;
    await wait(500);
  }
  console.log('Building the component workshop in the background …');
  const start = performance.now();
  const problem = await buildWorkshop({ signal });
  if (signal.aborted) return;
  if (problem) console.error(`${problem}\nThe site is not affected.`);
  else console.log(`The workshop is at ${address}/storybook (${Math.round((performance.now() - start) / 1000)} s).`);
}

async function answers() {
  try {
    return (await fetch(`${address}/health/live`)).ok;
  } catch {
    return false;
  }
}
