import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, SOURCE, startServer } from './server-process.ts';

/** A server of the built site with a database of its own, in which the demo user has a permission. */
export interface EditedSite {
  origin: string;
  stop(): Promise<void>;
}

/** Starts such a server; the other tests never see what is changed in it. */
export async function startEditedSite(permission: 'metadata' | 'messages' = 'metadata'): Promise<EditedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genmaster-edited-'));
  const { origin, env, end } = await startServer(dataDir, { SITE_DIR: join(root, 'apps/marketing/dist/site') });
  const grant = ['apps/api/src/cli.ts', 'grant', '--code', 'demo', '--permission', permission];
  await promisify(execFile)('node', [SOURCE, ...grant], { cwd: root, env });
  return {
    origin,
    async stop() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
