import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SITE, startServer, type ServerProcess } from './server-process.ts';

/** A server of the built site that one spec has to itself, with a database of its own. */
export interface OwnSite extends Omit<ServerProcess, 'end'> {
  /** The folder of its database. */
  dataDir: string;
  /** Ends it at once and removes what it has stored. */
  stop(): Promise<void>;
}

/** Starts such a server, with more settings if need be; the other tests never see what is changed in it. */
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
