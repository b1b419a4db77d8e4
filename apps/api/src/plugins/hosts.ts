import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

export interface HostsOptions {
  /**
   * Host names of this server, `*.` before a name for all its subdomains; `null` for any. IP addresses and `localhost`
   * are always allowed, and so are requests of HTTP/1.0 without a name, which no page can send.
   */
  allowed: readonly string[] | null;
}

/**
 * Refuses requests for a host that is not this server.
 *
 * This prevents DNS rebinding: a page of another site can let its own name point to this machine after it was loaded.
 * Its requests then come from the visitor and look same-origin, but they still carry that name.
 */
export const hosts = fp(
  async (app: FastifyInstance, { allowed }: HostsOptions) => {
    if (allowed === null) return;
    app.addHook(
      'onRequest',
      atOnce(({ headers: { host = '' } }) => {
        if (isAllowed(host, allowed)) return;
        throw new ProblemError(421, 'This server has no such name. An operator can add it to ALLOWED_HOSTS.');
      }),
    );
  },
  { name: 'hosts', dependencies: ['request-head'] },
);

function isAllowed(host: string, allowed: readonly string[]): boolean {
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    // The full form of a name ends with a dot, the root of all names.
    .replace(/\.$/, '')
    .toLowerCase();
  if (host === '' || isIP(name) || name === 'localhost' || name.endsWith('.localhost')) return true;
  return allowed.some((each) => (each.startsWith('*.') ? name.endsWith(each.slice(1)) : name === each));
}
