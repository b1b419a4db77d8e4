import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startOwnSite, type OwnSite } from './own-site.ts';
import { root, SOURCE } from './server-process.ts';

/** Starts a server of the built site and grants the demo user a permission. */
export async function startEditedSite(permission: 'metadata' | 'messages' = 'metadata'): Promise<OwnSite> {
  const site = await startOwnSite();
  const grant = ['apps/api/src/cli.ts', 'grant', '--code', 'demo', '--permission', permission];
  await promisify(execFile)('node', [SOURCE, ...grant], { cwd: root, env: site.env });
  return site;
}
