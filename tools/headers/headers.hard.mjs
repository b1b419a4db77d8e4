// npm run test:hard -- headers: the site gets an A+ from MDN’s HTTP Observatory, and its policy no heavy finding of csp_evaluator
// Needs a built site and openssl, and installs both scanners from npm, into tmp/.
// Ends with one line, `headers: N passed, N failed`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_NOT_BUILT, siteDir } from '../scripts/lib/built-site.mjs';
import { serveSite } from '../scripts/lib/serve-site.mjs';
import { root, run } from '../scripts/lib/workspace.mjs';

const SCANNERS = { '@mdn/mdn-http-observatory': '1.4.8', csp_evaluator: '1.1.8' };
const LEAST_SCORE = 130;
const scanners = join(root, 'tmp', 'header-scanners');
const folder = mkdtempSync(join(tmpdir(), 'genmaster-headers-'));
const listening = [];
let server;

try {
  if (!existsSync(siteDir)) throw new Error(SITE_NOT_BUILT);
  await installScanners();
  const { key, cert } = await makeCertificate();
  server = await serveSite({ settings: { HOST: '127.0.0.1', TRUSTED_PROXIES: '1' } });
  const https = await listen(
    createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, passTo(server.origin)),
  );
  const http = await listen(
    createServer((incoming, answer) => {
      answer.writeHead(301, { location: `https://localhost:${https}${incoming.url}` }).end();
    }),
  );
  const scan = ['tools/headers/scan.mjs', scanners, String(http), String(https)];
  const { output } = await must('node', scan, { NODE_EXTRA_CA_CERTS: cert });
  judge(JSON.parse(output.trim().split('\n').at(-1)));
} catch (error) {
  console.error(error.message);
  console.log('headers: 0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  server?.stop();
  for (const each of listening) each.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}

function judge({ grade, score, failed, tests, heavy, light }) {
  console.log(
    `MDN HTTP Observatory ${SCANNERS['@mdn/mdn-http-observatory']}: ${grade}, ${score} points, ${tests - failed.length} of ${tests} tests`,
  );
  console.log(`csp_evaluator ${SCANNERS.csp_evaluator}: ${heavy.length} heavy findings, ${light} light ones`);
  for (const finding of [...failed, ...heavy]) console.error(finding);
  const verdicts = [grade === 'A+' && score >= LEAST_SCORE && failed.length === 0, heavy.length === 0];
  const passed = verdicts.filter(Boolean).length;
  console.log(`headers: ${passed} passed, ${verdicts.length - passed} failed`);
  process.exitCode = passed === verdicts.length ? 0 : 1;
}

async function installScanners() {
  const wanted = JSON.stringify({ private: true, dependencies: SCANNERS });
  const manifest = join(scanners, 'package.json');
  const list = join(scanners, 'node_modules', '@mdn', 'mdn-http-observatory', 'conf', 'hsts-preload.json');
  if (existsSync(list) && readFileSync(manifest, 'utf8') === wanted) return;
  mkdirSync(scanners, { recursive: true });
  writeFileSync(manifest, wanted);
  await must('npm', [
    'install',
    '--prefix',
    scanners,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
  ]);
  // The list of hosts that browsers preload as secure: a script of the package would download it, and localhost is not
  // in it.
  writeFileSync(list, '{}');
}

async function makeCertificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await must('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ]);
  return { key, cert };
}

/** Acts as the production proxy in front of the server: it ends TLS, and sets the forwarded headers. */
function passTo(origin) {
  return (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const call = ask(new URL(incoming.url, origin), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  };
}

async function listen(each) {
  listening.push(each);
  await new Promise((resolve) => each.listen(0, 'localhost', resolve));
  return each.address().port;
}

async function must(command, args, env = {}) {
  const result = await run(command, args, { env });
  if (result.code !== 0) throw new Error(`${command} ${args[0]} failed.\n${result.output}`);
  return result;
}
