import { createHash } from 'node:crypto';
import { AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken } from '../modules/auth/session-token.ts';

/** Transport of a session token between this server and a browser. */
export interface SessionCarrier {
  /** Creates the token of a new session, sets the browser's part of it, and returns the part for the response body. */
  begin(reply: FastifyReply): { token: string; answered: string };
  /** Returns the token of a request, or `null`. */
  read(request: FastifyRequest): string | null;
  /** Removes the browser's part of the token. */
  end(reply: FastifyReply): void;
}

/** Name of the cookie. With this prefix, browsers refuse it without `Secure`, for another path, or from a subdomain. */
export const SESSION_COOKIE = '__Host-genmaster-session';

/** Returns the text of the token header of a request. */
export function tokenHeaderOf(request: FastifyRequest): string | null {
  const text = request.headers[AUTH_TOKEN_KEY.toLowerCase()];
  return typeof text === 'string' ? text : null;
}

/** Transports the whole token in the response body and in the request header; the client stores it. */
export const headerCarrier: SessionCarrier = {
  begin() {
    const token = createToken();
    return { token, answered: token };
  },
  read: tokenHeaderOf,
  end: () => {},
};

/**
 * Transports half of the token in a cookie that no script can read, and the other half as the token of the contract.
 *
 * Client code stays the same, and the half that it stores gives no access. Neither half can be derived from the other,
 * and the header is still required, which no form and no page of another site can send.
 */
export function cookieCarrier(maxAgeSeconds: number): SessionCarrier {
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
  const set = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header('set-cookie', stringifySetCookie({ name: SESSION_COOKIE, value, maxAge, ...attributes }));

  return {
    begin(reply) {
      const [marker, secret] = [createToken('gmm_'), createToken('gmc_')];
      set(reply, secret, maxAgeSeconds);
      return { token: joined(marker, secret), answered: marker };
    },
    read(request) {
      const marker = tokenHeaderOf(request);
      const secret = parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
      return marker === null || secret === undefined ? null : joined(marker, secret);
    },
    end: (reply) => void set(reply, '', 0),
  };
}

function joined(marker: string, secret: string): string {
  return `gms_${createHash('sha256').update(`${marker} ${secret}`).digest('base64url')}`;
}
