// npm run api -- <command>: the operator's commands of the server.
import { join } from 'node:path';
import { ensureInstalled, root, runForeground } from './lib/workspace.mjs';

ensureInstalled();
process.exit(
  await runForeground('node', ['--conditions=@genmaster/source', 'apps/api/src/cli.ts', ...process.argv.slice(2)], {
    DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
  }),
);
