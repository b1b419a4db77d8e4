import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problems.ts';

/** The target of an `OPTIONS` request that asks about the server and not about one address (RFC 9110, 9.3.7). */
const WHOLE_SERVER = '*';

/** Returns the methods that a path without its query answers; an empty list for an unknown path. */
type FindMethods = (path: string) => readonly string[];

declare module 'fastify' {
  interface FastifyInstance {
    methods: {
      /** Adds addresses that have no route of their own, such as the files of the site. */
      add(find: FindMethods): void;
      /** Throws 405 with `Allow` if the address of the request exists and does not answer its method. */
      assertAllowed(request: FastifyRequest): void;
      /** Returns true for a path below the first folder of a route: such an address can only belong to the API. */
      isBelowRoute(path: string): boolean;
    };
  }
}

/**
 * Knows which methods each address answers: refuses others with 405, and answers `OPTIONS` with 204, both with `Allow`.
 *
 * A preflight request is left to `cross-origin` and `same-origin`: a page of a foreign origin gets no success.
 */
export const methods = fp(
  async (app: FastifyInstance) => {
    const routes: { parts: string[]; methods: string[] }[] = [];
    const folders = new Set<string>();
    const findRoutes: FindMethods = (path) => {
      const parts = decode(path).split('/');
      return routes.filter((route) => isOf(route.parts, parts)).flatMap(({ methods }) => methods);
    };
    const finders = [findRoutes];
    const findMethods: FindMethods = (path) => {
      const found = finders.flatMap((find) => find(path));
      return found.length === 0 ? [] : [...new Set([...found, 'OPTIONS'])];
    };
    const findAllMethods = () => [...new Set([...routes.flatMap(({ methods }) => methods), 'OPTIONS'])];

    app.addHook('onRoute', (route) => {
      const { url, method } = route;
      if (method === 'HEAD') route.onSend = [route.onSend ?? [], removeLength].flat();
      // The route of the site's files, whose addresses are in a list of their own.
      if (url.includes('*')) return;
      routes.push({ parts: url.split('/'), methods: [method].flat() });
      const [, folder] = /^(\/[^/:]+\/)/.exec(url) ?? [];
      if (folder !== undefined) folders.add(folder);
    });

    const assertAllowed = (request: FastifyRequest) => {
      const allowed = findMethods(pathOf(request));
      if (allowed.length === 0 || allowed.includes(request.method)) return;
      const allow = allowed.join(', ');
      throw new ProblemError(405, `This address does not answer ${request.method}. It answers ${allow}.`, {
        headers: { allow },
      });
    };
    app.decorate('methods', {
      add: (find) => void finders.push(find),
      assertAllowed,
      isBelowRoute: (path) => folders.has(/^\/[^/]*\//.exec(decode(path))?.[0] ?? ''),
    });

    app.addHook('onRequest', (request, reply, done) => {
      if (request.method === 'OPTIONS' && !isPreflight(request)) {
        const path = pathOf(request);
        const allowed = path === WHOLE_SERVER ? findAllMethods() : findMethods(path);
        if (allowed.length === 0) return done(new ProblemError(404, 'There is nothing at this address.'));
        return void reply.code(204).header('allow', allowed.join(', ')).send();
      }
      done();
    });
    // Before the body is read: an address that does not answer the method needs no type of body either. After every
    // `onRequest`: a page of another origin may read the refusal.
    app.addHook('preParsing', (request, _reply, payload, done) => {
      try {
        if (request.is404) assertAllowed(request);
      } catch (error) {
        return done(error as Error);
      }
      done(null, payload);
    });
  },
  { name: 'methods', dependencies: ['problems', 'security-headers'] },
);

/** Removes the length 0 that the framework names for `HEAD` in a 304: it is not that of the representation (RFC 9110, 8.6). */
const removeLength: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 304) reply.removeHeader('content-length');
  done(null, payload);
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Decodes a path as the router does: an encoded slash does not separate folders. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns true when a path belongs to a route; each `:name` of the route stands for one folder. */
function isOf(route: readonly string[], path: readonly string[]): boolean {
  return route.length === path.length && route.every((part, index) => part.startsWith(':') || part === path[index]);
}

/** Returns true for the request of a browser that asks whether a page of another origin may send the next one. */
function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}
