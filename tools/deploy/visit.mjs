import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const HOST = 'www.example.com';
export const CERTIFICATE = '/etc/ssl/genmaster/fullchain.pem';

/** Sends a request as a browser would, with curl: the host of the site, HTTPS, and the test certificate. */
export function ask(
  path,
  { method = 'GET', body, headers = {}, base = `https://${HOST}`, certificate = CERTIFICATE } = {},
) {
  const args = [
    '-sS',
    '--max-time',
    '20',
    '-i',
    '-X',
    method,
    '--cacert',
    certificate,
    '--resolve',
    `${HOST}:443:127.0.0.1`,
  ];
  if (body) args.push('-H', 'content-type: application/json', '--data', JSON.stringify(body));
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const { stdout, stderr, status } = spawnSync('curl', [...args, base + path], { encoding: 'utf8' });
  assert.equal(status, 0, `${path}: ${stderr}`);
  // An interim response (1xx) may come first.
  const parts = stdout.split('\r\n\r\n');
  const head = parts.findIndex((part) => !/^HTTP\/\S+ 1\d\d/.test(part));
  const [first, ...lines] = (parts[head] ?? '').split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    ),
    text: parts.slice(head + 1).join('\r\n\r\n'),
  };
}

const MACHINE = Object.fromEntries(
  [
    'os_name',
    'os_version',
    'sysinfo_ip',
    'listof_ips',
    'sysinfo_tai',
    'pr_sr',
    'mac_address',
    'status',
    'system_name',
    'sysinfo_osinfo',
  ].map((name) => [name, 'x']),
);

/** Signs in Alice as the site does, and returns the headers of her next calls. */
export function signIn(options = {}) {
  const password = readFileSync('/root/alice.password', 'utf8').trim();
  const answer = ask('/auth/login', {
    method: 'POST',
    body: { userCode: 'alice', password, lansysInfModel: MACHINE },
    ...options,
  });
  assert.equal(answer.status, 200, answer.text);
  const cookie = answer.headers['set-cookie'];
  assert.match(cookie, /^__Host-genmaster-session=.+; HttpOnly; Secure; SameSite=Strict/);
  return { SagAuthToken: JSON.parse(answer.text).data.SagAuthToken, cookie: cookie.split(';')[0] };
}

/** Waits up to a minute for a condition. */
export async function until(isTrue) {
  for (let tries = 0; !(await isTrue()); tries += 1) {
    if (tries > 300) throw new Error('It did not come about within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
