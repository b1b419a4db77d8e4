import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';

/** Content security policy of API responses: it allows nothing. Pages of the site have their own policy. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Browser features that pages may use: the microphone, for the voice assistant. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(self)';

/** Headers of every response. None depends on the request, so the object is built once. */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  ...headersOfHelmet(),
  'permissions-policy': PERMISSIONS_POLICY,
};

/**
 * Headers of every response over https. On http they have no effect, and one of them by mistake would block a local
 * address for a year.
 */
export const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

const FIRST_HEADERS = { ...EVERY_ANSWER, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };

/** Minimum headers of a response to a request that could not be parsed, for which the plugin does not run. */
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

/** Sets the security headers of every response, errors included. */
export const securityHeaders = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(FIRST_HEADERS).header('x-request-id', request.id);
      if (request.protocol === 'https') reply.headers(HTTPS_ONLY);
      done();
    });
  },
  { name: 'security-headers' },
);

function headersOfHelmet(): Record<string, string> {
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
    // Replaced by `frame-ancestors` of the policy; this header would contradict the one of the pages.
    xFrameOptions: false,
    xPoweredBy: false,
  });
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value) };
  set({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
