import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';

/** What an answer of the API may do in a browser: nothing. Pages of the site carry their own policy. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What pages may ask a visitor for: the microphone, for the voice assistant. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(self)';

/** What every answer carries, whatever it is. None of it depends on the request, so it is put together once. */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  ...headersOfHelmet(),
  'permissions-policy': PERMISSIONS_POLICY,
};

/** What comes with every answer by https. Meaningless on http, and a year of it by mistake would lock a local address out. */
export const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

const FIRST_HEADERS = { ...EVERY_ANSWER, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };

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
    // The policy's frame-ancestors says it better, and this header would contradict the one of the pages.
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
