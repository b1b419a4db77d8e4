// npm run test:hard -- deploying: a newcomer with docs/deploying.md reaches a signed-in administrator behind a proxy on PostgreSQL
// With the path of a folder from npm run bundle -- --with-node it uses that folder, and builds nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { ensureDebianPackages } from './debian-packages.mjs';
import { root } from '../scripts/lib/workspace.mjs';

const ORIGIN = 'https://www.example.com';

if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
  console.log('deploying: not run. It takes root on a Debian.');
  process.exit(0);
}
ensureDebianPackages({
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  postgresql: '/usr/bin/pg_ctlcluster',
  openssl: '/usr/bin/openssl',
  curl: '/usr/bin/curl',
  adduser: '/usr/sbin/adduser',
  iproute2: '/usr/sbin/ip',
});

const folder = mkdtempSync(join(tmpdir(), 'genmaster-deploying-'));
try {
  const [made] = process.argv.slice(2);
  const bundle = made ? resolve(made) : join(folder, 'genmaster');
  if (!made) {
    console.log(`$ SITE_ORIGIN=${ORIGIN} npx nx build marketing`);
    run('node', ['--conditions=@genmaster/source', 'apps/marketing/build/build.ts'], { SITE_ORIGIN: ORIGIN });
    console.log('$ npm run bundle -- --to genmaster --with-node');
    run('node', ['tools/deploy/bundle.mjs', '--to', bundle, '--with-node']);
  }
  console.log('$ tar -czf genmaster.tar.gz genmaster');
  run('tar', ['-czf', join(folder, 'genmaster.tar.gz'), '-C', dirname(bundle), basename(bundle)]);
  // A separate Debian: this one, with all changes in memory, its own processes and a network of its own.
  const inside = ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', 'tools/deploy/sandbox.sh', folder, root];
  const { status } = spawnSync('unshare', inside, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.\n${stdout}${stderr}`);
}
