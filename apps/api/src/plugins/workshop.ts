import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { FILE_LIMIT_MS } from './site.ts';

export interface WorkshopOptions {
  /** Folder of the built component workshop; it may be built, or rebuilt, while the server runs. */
  workshopDir: string;
}

/** Path of the workshop; its own links are relative to it. */
const ADDRESS = '/storybook/';

/**
 * Serves the component workshop beside the site, with its own policy.
 *
 * As for the site, the files are listed and no path is built from a request. Until the workshop exists, a page says so
 * and reloads itself.
 */
export const workshop = fp(
  async (app: FastifyInstance, { workshopDir }: WorkshopOptions) => {
    if (!app.hasReplyDecorator('sendFile')) await app.register(fastifyStatic, { root: workshopDir, serve: false });
    let known: BuiltWorkshop | null = null;
    const route = { config: { access: 'public' }, schema: { hide: true }, handlerTimeout: FILE_LIMIT_MS } as const;

    app.get(ADDRESS.slice(0, -1), route, async (request, reply) => {
      const [, query] = request.url.split('?', 2);
      return reply.redirect(query === undefined ? ADDRESS : `${ADDRESS}?${query}`, 308);
    });
    app.get(`${ADDRESS}*`, route, async (request, reply) => {
      known = readWorkshop(workshopDir, known);
      reply.header('x-robots-tag', 'noindex');
      if (!known) {
        reply.code(503).header('retry-after', '10').header('refresh', '5').type('text/plain; charset=utf-8');
        return 'The workshop is being built. It shows here as soon as it is there.\n';
      }
      const name = (request.url.split('?', 1)[0] ?? '').slice(ADDRESS.length) || 'index.html';
      if (!known.files.has(name)) return reply.callNotFound();
      reply.header('cache-control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('content-security-policy', known.policy);
      return reply.sendFile(name, workshopDir, { cacheControl: false });
    });
  },
  { name: 'workshop', dependencies: ['access', 'security-headers'] },
);

interface BuiltWorkshop {
  builtAt: number;
  files: ReadonlySet<string>;
  policy: string;
}

/** Lists the workshop again when it was rebuilt; `null` while there is none. */
function readWorkshop(folder: string, known: BuiltWorkshop | null): BuiltWorkshop | null {
  // The build writes this file, and the whole folder is moved into place at once.
  const builtAt = statSync(join(folder, 'index.json'), { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return null;
  if (builtAt === known?.builtAt) return known;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).split(sep).join('/'));
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => readFileSync(join(folder, name), 'utf8'));
  return { builtAt, files: new Set(names), policy: workshopPolicy(pages) };
}

/**
 * Returns the content security policy of the workshop’s pages.
 *
 * It allows the workshop's own script files, and the inline scripts of its build by their hashes. Its styles are added
 * at run time, so it needs its own policy: the pages of the site never allow that.
 */
export function workshopPolicy(pages: readonly string[]): string {
  const hashes = pages
    .flatMap(inlineScriptsIn)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Returns the texts of a page’s inline scripts. */
const inlineScriptsIn = (page: string): string[] =>
  page
    .split('</script>')
    .slice(0, -1)
    .flatMap((part) => {
      const start = part.indexOf('<script');
      const end = part.indexOf('>', start);
      return start < 0 || / src=/.test(part.slice(start, end)) ? [] : [part.slice(end + 1)];
    });
