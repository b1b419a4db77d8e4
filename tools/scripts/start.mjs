// npm start: installs, builds, migrates and seeds, and serves the site and the API on one address.
import { join } from 'node:path';
import { ensureInstalled, root, run, runForeground } from './lib/workspace.mjs';

ensureInstalled();
console.log('Building the site …');
const build = await run('node', ['--conditions=@genmaster/source', 'apps/marketing/build/build.ts']);
if (build.code !== 0) {
  console.error(build.output);
  console.error('The site could not be built; the reason is above.');
  process.exit(1);
}
process.exit(
  await runForeground('node', ['--conditions=@genmaster/source', 'apps/api/src/server.ts'], {
    SITE_DIR: join(root, 'apps/marketing/dist/site'),
    DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
  }),
);
