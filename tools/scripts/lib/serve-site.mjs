import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteDir } from './built-site.mjs';
import { commandEnv, root } from './workspace.mjs';

/**
 * Serves a built site and the API on a free port, with a new database, as `npm start` does.
 *
 * @param options.folder the built site; the workspace's own one unless another is given.
 * @param options.settings further environment variables of the server.
 * @returns its origin, and a function that ends it and deletes the database.
 */
export async function serveSite({ folder = siteDir, settings = {} } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'genmaster-site-'));
  const server = spawn('node', ['--conditions=@genmaster/source', 'apps/api/src/server.ts'], {
    cwd: root,
    env: commandEnv({
      PORT: '0',
      SITE_DIR: folder,
      DATA_DIR: data,
      DATABASE_URL: '',
      MAX_DELAY_MS: '0',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { origin: await addressOf(server), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Resolves with the address that the server prints when it is ready. Rejects with its output when it exits before. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const address = /answers at (http:\/\/[^\s"]+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('error', reject);
    server.once('close', () => reject(new Error(`The server did not start.\n${output}`)));
  });
}
