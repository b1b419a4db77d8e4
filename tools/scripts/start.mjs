// npm start: installs, builds, migrates and seeds, and serves the site and the API on one address. The component
// workshop is built after these are ready, if its sources have changed, and served on an address of its own.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteDir } from './lib/built-site.mjs';
import { buildWorkshop, isWorkshopFresh } from './lib/workshop.mjs';
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
  SITE_DIR: siteDir,
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
});
void prepareWorkshop(stopped.signal);
const code = await server;
stopped.abort();
process.exit(code);

/** Builds the workshop while the site runs, if needed, and serves it. The site is served even if this fails. */
async function prepareWorkshop(signal) {
  while (!(await answers())) {
    if (signal.aborted) return;
    await wait(500);
  }
  try {
    const problem = await buildIfStale(signal);
    if (signal.aborted) return;
    if (problem) throw new Error(problem);
    // Loaded here: Vite is installed by now, and the site does not wait for it.
    const { serveWorkshop } = await import('./lib/serve-workshop.mjs');
    const { url } = await serveWorkshop(Number(process.env.STORYBOOK_PORT || 6006));
    console.log(`The workshop is at ${url}`);
  } catch (error) {
    console.error(`${error.message}\nThe site is not affected.`);
  }
}

async function buildIfStale(signal) {
  if (isWorkshopFresh()) return '';
  console.log('Building the component workshop in the background …');
  return buildWorkshop({ signal });
}

async function answers() {
  try {
    return (await fetch(`${address}/health/live`)).ok;
  } catch {
    return false;
  }
}
