// npm run api -- <command>: the operator's commands of the server. It never installs anything: it may run beside a server.
import { join } from 'node:path';
import { root, runForeground } from './lib/workspace.mjs';

process.exit(
  await runForeground(process.execPath, [join(root, 'apps/api/bin/genmaster-api.mjs'), ...process.argv.slice(2)], {
    DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
  }),
);
