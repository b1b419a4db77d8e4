import { statSync, type Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { matchesEntityTag } from './entity-tag.ts';
import { createFileTags } from './file-tags.ts';
import { readPreferences } from './preferences.ts';
import { ProblemError } from './problems.ts';
import { headersOfFile, headersOfForm, isAsset, policyHeaders, policyOfFile, typeOfFile } from './site-headers.ts';
import { listSite, readCsp } from './site-files.ts';
import { assertOrigin, type SiteOrigin } from './site-origin.ts';
import { sitePolicy } from './site-policy.ts';

export interface SiteOptions {
  /** The folder of the built site; pages are `<address>/index.html`. */
  siteDir: string;
  /** Origins of other sites that may show pages in a frame. */
  frameParents: readonly string[];
  /** The origin of the built site; see {@link assertOrigin}. */
  origin: SiteOrigin;
}

/** Time limit for sending a file, in milliseconds. It is streamed at the speed of the visitor's connection. */
export const FILE_LIMIT_MS = 10 * 60_000;

/**
 * Serves the built site, compressed as the build left it.
 *
 * The files are listed once, at start, so an address is either one of them or unknown; no path is built from a request.
 */
export const site = fp(
  async (app: FastifyInstance, { siteDir, frameParents, origin }: SiteOptions) => {
    const files = listSite(siteDir);
    assertOrigin(siteDir, origin);
    const policy = sitePolicy(readCsp(siteDir), frameParents);
    await app.register(fastifyStatic, {
      root: siteDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      etag: false,
      setHeaders: (reply, path) => void reply.headers(typeOfFile(relative(siteDir, path).replaceAll(sep, '/'))),
    });

    const setterOf = (policy: string) => {
      const byHttps = policyHeaders(policy, true);
      const byHttp = policyHeaders(policy, false);
      return (reply: FastifyReply) => reply.headers(reply.request.protocol === 'https' ? byHttps : byHttp);
    };
    const setPolicy = setterOf(policy);
    const setAssetPolicy = setterOf(policyOfFile('assets/', policy));

    const tagOf = createFileTags();
    const send = async (reply: FastifyReply, file: string) => {
      (isAsset(file) ? setAssetPolicy : setPolicy)(reply).headers({ ...headersOfFile(file), ...headersOfForm(file) });
      const { method, headers } = reply.request;
      if (headers['if-match'] !== undefined) {
        // RFC 9110, 13.1.1: all tags of files are weak, and a weak tag never says that a file has the same bytes.
        if (headers['if-match'] !== '*') throw new ProblemError(412, 'Whether the file is the same is not known.');
        ignore(reply.request, ['if-unmodified-since']);
      }
      const tag = await tagOf(join(siteDir, file));
      if (tag !== null) {
        // Weak, because a compressed copy has other bytes.
        reply.header('etag', `W/${tag}`);
        // The sender of files knows no tag; by `*` it tells that the copy is current.
        if (matchesEntityTag(headers['if-none-match'], tag)) headers['if-none-match'] = '*';
      }
      const copies = copiesOf(join(siteDir, file));
      // RFC 9110, 14.2: a range has no meaning for HEAD.
      const isIgnored = method === 'HEAD' || isOfAnother(headers['if-range'], copies) || isWhole(headers.range, copies);
      if (isIgnored) ignore(reply.request, ['range']);
      return reply.sendFile(file);
    };
    app.methods.add((path) => (files.get(decode(path)) === undefined ? [] : ['GET', 'HEAD']));

    const route = { config: { access: 'public' }, schema: { hide: true }, handlerTimeout: FILE_LIMIT_MS } as const;
    app.get('/*', route, async (request, reply) => {
      const [path = '/', query] = splitOnce(request.raw.url ?? '/', '?');
      const file = files.get(decode(path));
      if (file !== undefined) return send(reply, file);
      // A script or stylesheet needs neither a not-found page nor a problem document.
      if (decode(path).startsWith('/assets/'))
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      const page = decode(path).replace(/(?<!\/)\/+(?:index\.html\/*)?$/, '') || '/';
      if (page !== decode(path) && files.get(page)?.endsWith('index.html')) {
        return redirect(reply, page, query);
      }
      const elsewhere = inFirstLanguage(files, page);
      if (elsewhere !== undefined) return redirect(reply, elsewhere, query);
      return reply.callNotFound();
    });

    app.decorate('sendNotFoundPage', (request: FastifyRequest, reply: FastifyReply) => {
      const isSites = wantsPage(request) && !app.methods.isBelowRoute(request.url);
      const file = isSites ? notFoundFileFor(files, request.url) : undefined;
      if (file === undefined) return false;
      setPolicy(reply.code(404));
      // RFC 9110, 13.2.1: a precondition is ignored where the response without it is neither 2xx nor 412.
      ignore(request, CONDITIONS);
      // Without validators: a later conditional request must get the page again.
      reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
      return true;
    });
  },
  { name: 'site', dependencies: ['access', 'methods', 'security-headers'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the site's own not-found page if the request accepts a page. Absent when no site is served. */
    sendNotFoundPage?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

/** The headers of a conditional request. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

/** Returns what the system knows about a file and its compressed copies. */
const copiesOf = (path: string): Stats[] =>
  ['', '.br', '.gz'].flatMap((ending) => statSync(`${path}${ending}`, { throwIfNoEntry: false }) ?? []);

/**
 * Returns true for a header `If-Range` that does not name the date of the file exactly (RFC 9110, 13.1.5). The sender of
 * files accepts a later date as well, which is that of another file.
 */
function isOfAnother(ifRange: IncomingHttpHeaders[string], copies: readonly Stats[]): boolean {
  return ifRange !== undefined && !copies.some(({ mtime }) => mtime.toUTCString() === ifRange);
}

/**
 * Returns true for a range that counts from the end and reaches the start of the file, or of a compressed copy of it. The
 * sender of files refuses one that is longer than the file.
 */
function isWhole(range: string | undefined, copies: readonly Stats[]): boolean {
  const [, suffix] = /^\s*bytes=\s*-(\d+)\s*$/.exec(range ?? '') ?? [];
  return suffix !== undefined && copies.some(({ size }) => Number(suffix) >= size);
}

/** Removes headers that the sender of files would follow. */
function ignore({ raw }: FastifyRequest, names: readonly (keyof IncomingHttpHeaders)[]): void {
  for (const name of names) delete raw.headers[name];
}

/** Returns the not-found page for an address: that of its first folder, which is its language, or the site’s. */
function notFoundFileFor(files: ReadonlyMap<string, string>, url: string): string | undefined {
  const [, folder = ''] = /^\/([^/?]*)/.exec(url) ?? [];
  return files.get(`${folder}/404.html`) ?? files.get('404.html');
}

/**
 * Returns the same page in the site's default language, for an address in the folder of a language without this page.
 * Such a folder has its own not-found page.
 */
function inFirstLanguage(files: ReadonlyMap<string, string>, page: string): string | undefined {
  const [, folder = '', rest = ''] = /^\/([^/]+)(\/.+)$/.exec(page) ?? [];
  return files.has(`${folder}/404.html`) && files.get(rest)?.endsWith('index.html') ? rest : undefined;
}

/** Redirects to a page permanently, with the query of the request. */
function redirect(reply: FastifyReply, page: string, query: string | undefined): FastifyReply {
  const address = page.split('/').map(encodeURIComponent).join('/');
  return reply.redirect(query === undefined ? address : `${address}?${query}`, 308);
}

/**
 * Returns true for the request of a browser for a page, false for those of scripts, images and programs, which accept
 * anything.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isFile = /\.\w{1,8}$/.test(url.split('?')[0] ?? '');
  if ((method !== 'GET' && method !== 'HEAD') || isFile) return false;
  return headers['sec-fetch-dest'] === 'document' || readPreferences(headers.accept).includes('text/html');
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
