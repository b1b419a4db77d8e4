import cors from '@fastify/cors';
import { AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DEVICE_HEADER } from '../modules/auth/login-places.ts';

export interface CrossOriginOptions {
  /** Origins of sites whose pages may call this server; an empty list disables the plugin. */
  origins: readonly string[];
}

/** Time for which a browser may cache the response to a preflight request, in seconds. */
const REMEMBERED_SECONDS = 7_200;

/**
 * Allows the pages of other origins, for example on a CDN, to call this server.
 *
 * Cookies are not allowed: the session token is in a header, which only the named pages may send.
 */
export const crossOrigin = fp(
  async (app: FastifyInstance, { origins }: CrossOriginOptions) => {
    if (origins.length === 0) return;
    await app.register(cors, {
      origin: [...origins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'],
      allowedHeaders: [AUTH_TOKEN_KEY, DEVICE_HEADER, 'content-type', 'if-match', 'if-none-match', 'idempotency-key'],
      exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
      maxAge: REMEMBERED_SECONDS,
      // The plugin `methods` answers `OPTIONS` that is no preflight request.
      strictPreflight: false,
    });
  },
  { name: 'cross-origin', dependencies: ['security-headers', 'methods'] },
);
