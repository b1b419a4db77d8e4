import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

export interface HostsOptions {
  /**
   * Host names of this server, `*.` before a name for all its subdomains; `null` for any. IP addresses and `localhost`
   * are always allowed.
   */
  allowed: readonly string[] | null;
}

/**
 * Refuses requests without a host, with two hosts, or with a host that is not this server.
 *
 * This prevents DNS rebinding: a page of another site can let its own name point to this machine after it was loaded.
 * Its requests then come from the visitor and look same-origin, but they still carry that name.
 */
export const hosts = fp(
  async (app: FastifyInstance, { allowed }: HostsOptions) => {
    app.addHook(
      'onRequest',
      atOnce(({ headers, raw }) => {
        // Checked here and not by Node, whose error responses would have no security headers.
        if (headers.host === undefined) throw new ProblemError(400, 'The request names no host.');
        if (countHosts(raw.rawHeaders) > 1) throw new ProblemError(400, 'The request names more than one host.');
        if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
          throw new ProblemError(417, 'The request expects what this server does not know.');
        }
        if (allowed !== null && !isAllowed(headers.host, allowed)) {
          throw new ProblemError(421, 'This server has no such name. An operator can add it to ALLOWED_HOSTS.');
        }
      }),
    );
  },
  { name: 'hosts', dependencies: ['problems'] },
);

function isAllowed(host: string, allowed: readonly string[]): boolean {
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  if (isIP(name) || name === 'localhost' || name.endsWith('.localhost')) return true;
  return allowed.some((each) => (each.startsWith('*.') ? name.endsWith(each.slice(1)) : name === each));
}

function countHosts(rawHeaders: readonly string[] = []): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
