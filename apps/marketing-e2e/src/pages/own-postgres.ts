import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root, SOURCE } from './server-process.ts';

/** A PostgreSQL server for one spec. */
export interface OwnPostgres {
  /** The address of an empty database. */
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts a temporary PostgreSQL server. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const server = spawn('node', [SOURCE, 'apps/api/src/testing/run-postgres.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  const url = await Promise.race([
    once(server.stdout, 'data').then(([address]) => String(address).trim()),
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start.'))),
  ]);
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
