import { statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { headersOfFile, isAsset, policyHeaders, policyOfFile, typeOfFile } from './site-headers.ts';
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
      setHeaders: (reply, path) => void reply.headers(typeOfFile(relative(siteDir, path).replaceAll(sep, '/'))),
    });

    const setterOf = (policy: string) => {
      const byHttps = policyHeaders(policy, true);
      const byHttp = policyHeaders(policy, false);
      return (reply: FastifyReply) => reply.headers(reply.request.protocol === 'https' ? byHttps : byHttp);
    };
    const setPolicy = setterOf(policy);
    const setAssetPolicy = setterOf(policyOfFile('assets/', policy));

    const send = (reply: FastifyReply, file: string) => {
      (isAsset(file) ? setAssetPolicy : setPolicy)(reply).headers(headersOfFile(file));
      // RFC 9110, 14.2: a range has no meaning for HEAD; 13.1.5: a weak tag never says that a file has the same bytes.
      const { method, headers } = reply.request;
      const isWeak = String(headers['if-range']).startsWith('W/');
      if (method === 'HEAD' || isWeak || isWhole(headers.range, join(siteDir, file))) ignore(reply.request, ['range']);
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

/**
 * Returns true for a range that counts from the end and reaches the start of the file, or of a compressed copy of it. The
 * sender of files refuses one that is longer than the file.
 */
function isWhole(range: string | undefined, path: string): boolean {
  const [, suffix] = /^\s*bytes=\s*-(\d+)\s*$/.exec(range ?? '') ?? [];
  if (suffix === undefined) return false;
  return ['', '.br', '.gz'].some((ending) => {
    const size = statSync(`${path}${ending}`, { throwIfNoEntry: false })?.size;
    return size !== undefined && Number(suffix) >= size;
  });
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
  return headers['sec-fetch-dest'] === 'document' || listsHtml(headers.accept ?? '');
}

/** Returns true for a header `Accept` that names `text/html` with a quality above 0. */
function listsHtml(accept: string): boolean {
  return accept.split(',').some((entry) => {
    const [type, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return type === 'text/html' && Number(quality) > 0;
  });
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
