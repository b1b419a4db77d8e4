import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SITE, startServer, type ServerProcess } from './server-process.ts';

/** A server of the built site for one spec, with its own database. */
export interface OwnSite extends Omit<ServerProcess, 'end'> {
  /** The folder of its database. */
  dataDir: string;
  /** Stops the server at once and removes its data. */
  stop(): Promise<void>;
}

/** Starts such a server, with optional further settings; changes in it do not affect other tests. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genmaster-own-'));
  const { end, ...server } = await startServer(dataDir, { SITE_DIR: BUILT_SITE, ...settings });
  return {
    ...server,
    dataDir,
    async stop() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
