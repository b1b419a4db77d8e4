import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

/** Headers that must not be sent twice: a proxy may follow the first one and this server the other. */
const ONCE = new Set(['host', 'content-type']);

/** A host name or an address, with an optional port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i;

/** A request target with its own host, which RFC 9112 allows in every request. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/**
 * Refuses requests whose head a proxy could read in another way than this server.
 *
 * Such a request may pass the rules of a proxy and then mean something else here. These checks are made here and not by
 * Node, whose error responses would have no security headers.
 */
export const requestHead = fp(
  async (app: FastifyInstance) => {
    app.addHook(
      'onRequest',
      atOnce(({ headers, raw, originalUrl }, reply) => {
        const { host = '', expect, 'transfer-encoding': coding } = headers;
        // HTTP/1.0 has no such header (RFC 9112, 3.2): health checks of some load balancers and old clients send none.
        const isOld = raw.httpVersion === '1.0' && headers.host === undefined;
        if (host === '' && !isOld) throw new ProblemError(400, 'The request names no host.');
        const repeated = findRepeated(raw.rawHeaders);
        if (repeated === 'host') throw new ProblemError(400, 'The request names more than one host.');
        if (repeated !== null) throw new ProblemError(400, `The request has the header ${repeated} more than once.`);
        if (!isOld && !HOST.test(host)) throw new ProblemError(400, 'The header host holds no host name.');
        const [, named = host] = ABSOLUTE.exec(originalUrl) ?? [];
        if (named.toLowerCase() !== host.toLowerCase()) {
          throw new ProblemError(400, 'The request names more than one host.');
        }
        if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
          throw new ProblemError(417, 'The request expects what this server does not know.');
        }
        if (coding === undefined) return;
        // What follows on the connection may be part of the body for another reader.
        reply.header('connection', 'close');
        if (raw.httpVersion === '1.0') throw new ProblemError(400, 'HTTP/1.0 has no transfer encodings.');
        if (coding.toLowerCase() !== 'chunked') throw new ProblemError(501, 'Send the body as it is, not encoded.');
        reply.removeHeader('connection');
      }),
    );
  },
  { name: 'request-head', dependencies: ['problems'] },
);

/** Returns the path and the query of a request target, so that routes do not see its host. */
export function pathOfTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(ABSOLUTE, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

function findRepeated(rawHeaders: readonly string[] = []): string | null {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index] ?? '';
    if (header.length !== 4 && header.length !== 12) continue;
    const name = header.toLowerCase();
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}
