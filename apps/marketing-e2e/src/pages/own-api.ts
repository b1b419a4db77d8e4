import { spawn } from 'node:child_process';

const root = new URL('../../../../', import.meta.url).pathname;

/** A server of the API alone, for the spec that starts it. */
export interface OwnApi {
  origin: string;
  /** Ends it without a word, as a power cut does. */
  kill(): Promise<void>;
}

/** Starts the API over a data folder. */
export async function startApi(dataDir: string): Promise<OwnApi> {
  const env = { ...process.env, PORT: '0', HOST: 'localhost', DATA_DIR: dataDir, DATABASE_URL: '', SITE_DIR: '' };
  const server = spawn('node', ['--conditions=@genmaster/source', 'apps/api/src/server.ts'], { cwd: root, env });
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
  return {
    origin,
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
