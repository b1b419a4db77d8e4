// A package registry on this machine that stores the workspace's packages. All others come from where npm gets them.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandEnv, root } from '../scripts/lib/workspace.mjs';

const PATIENCE_MS = 60_000;

/**
 * Starts an empty registry in `folder`.
 *
 * Only the packages of the workspace come from it. If it forwarded the requests for all others, it would read the whole
 * description of each, and npm could use nothing that it has stored of them.
 *
 * @returns the `.npmrc` of a folder that installs from it or publishes to it, and a function that stops it.
 */
export async function startRegistry(folder) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.yaml'), registryConfig(folder));
  const server = spawn(
    'node',
    [join(root, 'node_modules/verdaccio/bin/verdaccio'), '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    { cwd: folder, env: commandEnv(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  server.stdout.on('data', (text) => (said += text));
  server.stderr.on('data', (text) => (said += text));
  await answers(url, () => (server.exitCode === null ? null : said));
  return {
    // npm publishes only with a token; this registry does not check it.
    npmrc: `@genmaster:registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`,
    stop: () => server.kill(),
  };
}

const registryConfig = (folder) => `storage: ${JSON.stringify(join(folder, 'storage'))}
web: { enable: false }
auth: { htpasswd: { file: ./htpasswd } }
packages:
  '@genmaster/*': { access: $all, publish: $all }
max_body_size: 50mb
log: { type: stdout, format: pretty, level: warn }
`;

async function answers(url, ended) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const last = ended();
    if (last !== null) throw new Error(`The local registry ended before it answered.\n${last}`);
    const answer = await fetch(`${url}-/ping`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('The local registry did not answer within a minute.');
}

/** Returns a port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
