import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Root folder of the project; servers and commands are started there. */
export const root = new URL('../../../../', import.meta.url).pathname;

export const BUILT_SITE = join(root, 'apps/marketing/dist/site');

/** Option with which Node loads the packages from their source. */
export const SOURCE = '--conditions=@genmaster/source';

/** A server that one spec starts and stops. */
export interface ServerProcess {
  origin: string;
  /** Its environment, for commands that need its database. */
  env: NodeJS.ProcessEnv;
  /** Returns its whole output so far. */
  output(): string;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the API on a free port with a data folder and optional further settings. */
export async function startServer(dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const fixed = { PORT: '0', HOST: 'localhost', DATA_DIR: dataDir, DATABASE_URL: '', SITE_DIR: '', MAX_DELAY_MS: '0' };
  const env = { ...process.env, ...fixed, ...settings };
  const server = spawn('node', [SOURCE, 'apps/api/src/server.ts'], { cwd: root, env });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const address = /answers at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server did not start.\n${output}`)));
  });
  return {
    origin,
    env,
    output: () => output,
    async end(signal) {
      server.kill(signal);
      await ended;
    },
  };
}
