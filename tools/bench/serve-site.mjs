import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandEnv, root } from '../scripts/lib/workspace.mjs';

/** Returns the folder of the last built site. Ends the run with a message when there is none. */
export function builtSite() {
  const site = join(root, 'apps/marketing/dist/site');
  if (existsSync(join(site, 'index.html'))) return site;
  console.error('The site is not built. Run `npm test -- site` first.');
  return process.exit(1);
}

/** Serves a built site with the API, as in production. Resolves when it is ready. */
export async function serveSite({ folder, port, dataFolder }) {
  const server = spawn('node', ['--conditions=@genmaster/source', 'apps/api/src/server.ts'], {
    cwd: root,
    env: commandEnv({ SITE_DIR: folder, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '' }),
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return { origin, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`The server for ${folder} did not start.`);
}
