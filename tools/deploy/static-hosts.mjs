import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { until } from './visit.mjs';

/**
 * Serves the site with nginx and with Caddy and their generated header files, and compares every file with the server.
 */
export async function assertHeaderFiles() {
  const site = '/opt/genmaster/current/site';
  const command = '/opt/genmaster/current/bin/genmaster-api';
  const files = spawnSync('find', [site, '-type', 'f', '!', '-name', '*.br', '!', '-name', '*.gz', '-printf', '%P\n'], {
    encoding: 'utf8',
  });
  const addresses = files.stdout
    .trim()
    .split('\n')
    .filter((file) => !/(?:^|\/)404\.html$|^csp\.json$/.test(file))
    .map((file) => `/${file}`.replace(/\/index\.html$/, '') || '/');
  assert.ok(addresses.length > 100, `${addresses.length} files`);
  const include = spawnSync(command, ['site-headers', '--for', 'nginx', '--to', '/root/headers.nginx']);
  assert.equal(include.status, 0, String(include.stderr));
  writeFileSync(
    '/etc/nginx/sites-enabled/static',
    `server {\n  listen 8081;\n  root ${site};\n  include /root/headers.nginx;\n}\n`,
  );
  const test = spawnSync('nginx', ['-t'], { encoding: 'utf8' });
  assert.equal(test.status, 0, test.stderr);
  spawnSync('systemctl', ['restart', 'nginx']);
  assert.equal(spawnSync(command, ['site-headers', '--for', 'caddy', '--to', '/root/headers.caddy']).status, 0);
  writeFileSync(
    '/root/Static',
    `{\n\tadmin off\n}\nhttp://127.0.0.1:8082 {\n\troot * ${site}\n\timport /root/headers.caddy\n}\n`,
  );
  const caddy = spawn('caddy', ['run', '--config', '/root/Static', '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.on('data', (chunk) => (log += chunk));
  try {
    await until(
      async () =>
        (await answers('http://127.0.0.1:8081/')) &&
        ((await answers('http://127.0.0.1:8082/')) || log.includes('Error')),
    );
    const differences = [];
    for (const address of addresses) {
      const expected = await headersAt(`http://127.0.0.1:4201${address}`, {
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '192.0.2.8',
      });
      for (const port of [8081, 8082]) {
        const found = await headersAt(`http://127.0.0.1:${port}${address}`);
        for (const name of Object.keys({ ...expected, ...found })) {
          if (expected[name] !== found[name])
            differences.push(`${port} ${address} ${name}: ${found[name]}, not ${expected[name]}`);
        }
      }
    }
    assert.deepEqual(differences.slice(0, 10), [], log.slice(-500));
    console.log(`${addresses.length} files at nginx and Caddy: every header as the server says it`);
    for (const port of [8081, 8082]) {
      const hidden = await Promise.all(
        ['/csp.json', '/index.html.br', '/nowhere'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
      );
      assert.deepEqual(
        hidden.map(({ status }) => status),
        [404, 404, 404],
      );
      assert.match(hidden[2].headers.get('content-security-policy') ?? '', /default-src 'none'/);
    }
  } finally {
    caddy.kill();
  }
}

/** Headers that depend on a single response or its content, and not on the rules of the site. */
const OWN =
  /^(?:x-request-id|content-(?:type|length|encoding)|accept-ranges|last-modified|etag|date|vary|connection|keep-alive|server|transfer-encoding|alt-svc)$/;

async function headersAt(url, headers = {}) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
  await answer.arrayBuffer();
  assert.equal(answer.status, 200, url);
  return Object.fromEntries([...answer.headers].filter(([name]) => !OWN.test(name)));
}

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
