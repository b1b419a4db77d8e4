import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('../../../../', import.meta.url).pathname;
const SOURCE = '--conditions=@genmaster/source';

/** A server of the built site with a database of its own, in which the demo user has a permission. */
export interface EditedSite {
  origin: string;
  stop(): Promise<void>;
}

/** Starts such a server; the other tests never see what is changed in it. */
export async function startEditedSite(permission: 'metadata' | 'messages' = 'metadata'): Promise<EditedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genmaster-edited-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: 'localhost',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_DIR: join(root, 'apps/marketing/dist/site'),
  };
  const server = spawn('node', [SOURCE, 'apps/api/src/server.ts'], { cwd: root, env });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const address = /answers at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server did not start.\n${output}`)));
  });
  const grant = ['apps/api/src/cli.ts', 'grant', '--code', 'demo', '--permission', permission];
  await promisify(execFile)('node', [SOURCE, ...grant], { cwd: root, env });
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
