// npm run dev: the API restarting and the site reloading as files change.
import { join } from 'node:path';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

ensureInstalled();
const sitePort = process.env.PORT ?? '4200';
const apiPort = process.env.API_PORT ?? '4201';
const source = '--conditions=@genmaster/source';
const api = runForeground('node', [source, '--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], {
  PORT: apiPort,
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
});
const site = runForeground('node', [source, 'apps/marketing/build/dev.ts'], { PORT: sitePort, API_PORT: apiPort });
process.exit(await Promise.race([api, site]));
