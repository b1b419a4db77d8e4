// The backend of an application without a server of its own: serves the built pages with the first paint in their
// heads, and stores the theme.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';
import { firstPaintScript } from '@genmaster/theme-engine/first-paint';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const HEAD = `<link rel="stylesheet" href="/theme.css" />
    <script data-version="${defaultCatalogue.version}">${firstPaintScript}</script>`;

const [folder = '.', port = '0'] = process.argv.slice(2);
const base = resolve(folder);
let stored = 'null';

createServer((request, response) => {
  answer(request).then(
    ([status, body, headers]) => response.writeHead(status, headers).end(body),
    () => response.writeHead(404).end(),
  );
}).listen(Number(port), '127.0.0.1');

async function answer(request) {
  const { pathname } = new URL(request.url, 'http://backend');
  if (pathname === '/theme.css') return [200, defaultThemeCss(defaultCatalogue), typeOf(pathname)];
  if (pathname === '/theme') {
    if (request.method !== 'PUT') return [200, stored, typeOf('.json')];
    stored = Buffer.concat(await request.toArray()).toString();
    return [204, undefined, {}];
  }
  const file = join(base, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!file.startsWith(base)) return [404, undefined, {}];
  const content = await readFile(file);
  if (extname(file) !== '.html') return [200, content, typeOf(file)];
  const page = content.toString().replace('<!-- first paint -->', () => HEAD);
  return [200, page, { ...typeOf(file), 'content-security-policy': policyOf(page) }];
}

function typeOf(path) {
  return { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' };
}

/** Returns a policy that allows the files of the application and the inline scripts that the page was built with. */
function policyOf(page) {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text]) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return `script-src 'self'${inline.join('')}; style-src 'self'; object-src 'none'; base-uri 'self'`;
}
