// Runs inside the sandbox: the commands of docs/deploying.md, one after the other, and checks of the site after them.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsIn } from './commands-of-document.mjs';
import { assertHeaderFiles } from './static-hosts.mjs';
import { ask, CERTIFICATE, HOST, signIn, until } from './visit.mjs';

const workspace = '/root/workspace';
process.chdir('/srv');

const results = { passed: 0, failed: 0 };
const sections = commandsIn(readFileSync(join(workspace, 'docs/deploying.md'), 'utf8'), 'On a Debian machine');
const upgrade = sections.findIndex(({ title }) => title.startsWith('Upgrades'));

for (const section of sections.slice(0, upgrade)) follow(section);
await check('Alice is signed in as an administrator, through nginx', assertAdministrator);
await check('the two instances are one server: a session of one is a session of the other', assertShared);
await check('the sample of Caddy does the same', withCaddy);
await check('the licences of others are on the site and beside the server', assertLicences);
await check('an upgrade loses no visit', assertUpgrade);
await check('the header files of nginx and Caddy say what the server says', assertHeaderFiles);
for (const unit of ['genmaster@4201', 'genmaster@4202']) spawnSync('systemctl', ['stop', unit]);
console.log(`deploying: ${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);

/** Runs the commands of a section unchanged, and prints their output. */
function follow({ title, commands }) {
  console.log(`\n## ${title}\n`);
  for (const command of commands) {
    console.log(`$ ${command}`);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    const said = `${stdout}${stderr}`.trim();
    if (said) console.log(said);
    if (status !== 0) {
      console.log(`ended with ${status}`);
      for (const unit of ['genmaster@4201', 'genmaster@4202']) {
        spawnSync('tail', ['-n', '20', `/var/log/${unit}.log`], { stdio: 'inherit' });
      }
      console.log(`deploying: ${results.passed} passed, 1 failed`);
      process.exit(1);
    }
    results.passed += 1;
  }
}

async function check(name, work) {
  try {
    await work();
    results.passed += 1;
    console.log(`ok: ${name}`);
  } catch (error) {
    results.failed += 1;
    console.log(`FAILED: ${name}\n${error.stack}`);
  }
}

function assertAdministrator(options = {}) {
  const home = ask('/', options);
  assert.equal(home.status, 200);
  assert.match(home.text, /<link[^>]+href="https:\/\/www\.example\.com\/?"/);
  assert.match(home.headers['strict-transport-security'], /max-age=31536000/);
  const headers = signIn(options);
  const details = ask('/api/userDetails', { headers, ...options });
  assert.equal(JSON.parse(details.text).data.clientInfo.usrName ?? 'Alice Example', 'Alice Example');
  assert.equal(ask('/contact/messages', { headers, ...options }).status, 200);
  assert.equal(ask('/contact/messages', options).status, 401);
  // The state of an instance must not be visible from outside.
  assert.equal(ask('/health/ready', options).status, 404);
}

function assertShared() {
  const headers = { ...signIn(), 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  for (const port of [4201, 4202]) {
    assert.equal(ask('/api/userDetails', { headers, base: `http://127.0.0.1:${port}` }).status, 200);
  }
}

async function withCaddy() {
  spawnSync('systemctl', ['stop', 'nginx']);
  // The sample unchanged, with a local certificate authority instead of a public one.
  const sample = readFileSync('/opt/genmaster/current/deploy/Caddyfile', 'utf8');
  writeFileSync('/root/Caddyfile', `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n}\n${sample}`);
  const caddy = spawn('caddy', ['run', '--config', '/root/Caddyfile', '--adapter', 'caddyfile'], { stdio: 'ignore' });
  try {
    const certificate = '/root/.local/share/caddy/pki/authorities/local/root.crt';
    await until(
      () =>
        spawnSync('curl', [
          '-sf',
          '-o',
          '/dev/null',
          '--cacert',
          certificate,
          '--resolve',
          `${HOST}:443:127.0.0.1`,
          `https://${HOST}/health/live`,
        ]).status === 0,
    );
    assertAdministrator({ certificate });
  } finally {
    caddy.kill();
    await new Promise((resolve) => caddy.once('exit', resolve));
    spawnSync('systemctl', ['start', 'nginx']);
    await until(
      () =>
        spawnSync('curl', [
          '-sf',
          '-o',
          '/dev/null',
          '--cacert',
          CERTIFICATE,
          '--resolve',
          `${HOST}:443:127.0.0.1`,
          `https://${HOST}/health/live`,
        ]).status === 0,
    );
  }
}

function assertLicences() {
  const site = ask('/licenses.txt');
  assert.equal(site.status, 200);
  assert.match(site.text, /\n## @fontsource-variable\/inter - [\s\S]+SIL OPEN FONT LICENSE/);
  assert.match(site.text, /\n## react - [\s\S]+MIT License/);
  const server = readFileSync('/opt/genmaster/current/THIRD-PARTY-NOTICES.txt', 'utf8');
  assert.match(server, /\nfastify \d[\s\S]+Permission is hereby granted/);
}

/** Sends requests during the upgrade, in a separate process because the commands block this one. */
async function assertUpgrade() {
  const visits = `while :; do curl -s -o /dev/null -w '%{http_code}\\n' --cacert ${CERTIFICATE} --resolve ${HOST}:443:127.0.0.1 https://${HOST}/startup/id-check; done`;
  const visitor = spawn('sh', ['-c', visits], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  visitor.stdout.on('data', (chunk) => (said += chunk));
  await until(() => said.split('\n').length > 5);
  follow(sections[upgrade]);
  await until(() => said.split('\n').length > 10);
  visitor.kill();
  const statuses = said.trim().split('\n');
  console.log(`${statuses.length} visits during the upgrade: ${[...new Set(statuses)].join(', ')}`);
  assert.deepEqual([...new Set(statuses)], ['200']);
  assertAdministrator();
}
