// npm run bundle -- --to <folder> [--site <folder>] [--with-node]: writes everything that a machine needs to run the
// server, and nothing else.
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteDir } from '../scripts/lib/built-site.mjs';
import { ensureInstalled, root } from '../scripts/lib/workspace.mjs';

const { values } = parseArgs({
  options: { to: { type: 'string' }, site: { type: 'string' }, 'with-node': { type: 'boolean' } },
});
if (!values.to) stop('Say where to: npm run bundle -- --to <folder> [--site <folder>] [--with-node]');
const target = resolve(values.to);
const site = resolve(values.site ?? siteDir);
if (existsSync(target) && readdirSync(target).length > 0) stop(`${target} is not empty. Choose another folder.`);
if (!existsSync(join(site, 'index.html'))) {
  stop(`There is no built site in ${site}. Build it first: SITE_ORIGIN=https://… npx nx build marketing`);
}

ensureInstalled();
const { serverFiles } = await import('./server-files.mjs');
const { noticesOf, NOTICES_FILE } = await import('../supply-chain/notices.mjs');
const { files, projects } = await serverFiles();
for (const file of [...files, ...projects.map((project) => `${project}/package.json`), 'package-lock.json', '.npmrc']) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  copyFileSync(join(root, file), join(target, file));
}
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestFor(projects), null, 2)}\n`);
// Exactly the versions of the lock, each archive verified by its digest; no package runs a script.
npm('ci', '--omit=dev', '--omit=peer', '--ignore-scripts', '--workspace', '@genmaster/api-app');
cpSync(site, join(target, 'site'), { recursive: true });
cpSync(join(root, 'deploy'), join(target, 'deploy'), { recursive: true });
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
writeFileSync(join(target, NOTICES_FILE), noticesOf('apps/api'));
mkdirSync(join(target, 'bin'));
writeFileSync(join(target, 'bin', 'genmaster-api'), COMMAND(), { mode: 0o755 });
if (values['with-node']) copyFileSync(join(root, 'node_modules/node/bin/node'), join(target, 'bin', 'node'));
console.log(`The server is in ${target}. It runs with ${join(target, 'bin', 'genmaster-api')} serve.`);

/** Returns the command, which works from any folder and uses the bundled Node if there is one. */
function COMMAND() {
  return `#!/bin/sh
# genmaster-api: the server and its commands; without a word it lists them. SETTINGS_FILE names a file of settings.
home=$(dirname "$(dirname "$(readlink -f "$0")")")
node="$home/bin/node"
[ -x "$node" ] || node=node
SITE_DIR=\${SITE_DIR-"$home/site"}
export SITE_DIR
exec "$node" \${SETTINGS_FILE:+"--env-file=$SETTINGS_FILE"} "$home/apps/api/bin/genmaster-api.mjs" "$@"
`;
}

/** Returns the root manifest without the parts that only a build needs: the lock stays as it is. */
function manifestFor(workspaces) {
  const { name, version, license, type, overrides, allowScripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return { name, version, private: true, license, type, workspaces, allowScripts, overrides };
}

function npm(...args) {
  // npm passes its own settings to its child processes as environment variables.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(?:registry|cafile|cache))/i.test(name)),
  );
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: target,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) stop('The packages could not be installed; npm says why above.');
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
