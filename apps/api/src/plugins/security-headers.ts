import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What an answer of the API may do in a browser: nothing. Pages of the site carry their own policy. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What pages may ask a visitor for: the microphone, for the voice assistant. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(self)';

/**
 * The least that an answer needs when the request could not be read far enough for the plugin to run.
 */
export const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': API_POLICY,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sets the security headers of every answer, errors included. */
export const securityHeaders = fp(
  async (app: FastifyInstance) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: { policy: 'require-corp' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: false,
      // The policy's frame-ancestors says it better, and this header would contradict the one of the pages.
      xFrameOptions: false,
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', API_POLICY);
      reply.header('cache-control', 'no-store');
      reply.header('x-request-id', request.id);
      reply.header('permissions-policy', PERMISSIONS_POLICY);
      // Meaningless on http, and a year of it by mistake would lock a local address out.
      if (request.protocol === 'https') {
        reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      }
    });
  },
  { name: 'security-headers' },
);
