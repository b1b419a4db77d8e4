import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteDir } from './filmed-pages.mjs';
import { commandEnv, root } from './workspace.mjs';

/**
 * Serves the built site on a temporary server, or returns the one in `SITE_URL`. Ends the script when it cannot.
 *
 * @param {{ port: number, name: string }} options `port` is used unless `PORT` names another; `name` is that of the tool.
 */
export async function serveSite({ port: usual, name }) {
  if (process.env.SITE_URL) return { url: process.env.SITE_URL, stop: () => undefined };
  if (!existsSync(join(siteDir, 'index.html'))) {
    console.error('The site is not built. Run: npm test -- site');
    process.exit(1);
  }
  const port = process.env.PORT ?? String(usual);
  const data = mkdtempSync(join(tmpdir(), `genmaster-${name}-data-`));
  const child = spawn('node', ['--conditions=@genmaster/source', 'apps/api/src/server.ts'], {
    cwd: root,
    env: commandEnv({
      PORT: port,
      SITE_DIR: siteDir,
      DATA_DIR: data,
      DATABASE_URL: '',
      MAX_DELAY_MS: '0',
      LOG_LEVEL: 'error',
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return { url, stop };
    if (child.exitCode !== null) break;
    await wait(250);
  }
  stop();
  console.error(`The server did not start on port ${port}; it says why above. Choose another with PORT.`);
  return process.exit(1);
}
