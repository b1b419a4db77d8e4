import { createHash } from 'node:crypto';
import { AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken } from '../modules/auth/session-token.ts';

/** How the token of a session travels between this server and a browser. */
export interface SessionCarrier {
  /** Makes the token of a new session, gives the browser its part, and says what the answer to the sign-in names. */
  begin(reply: FastifyReply): { token: string; answered: string };
  /** The token that a request carries, or `null`. */
  read(request: FastifyRequest): string | null;
  /** Takes back what the browser was given. */
  end(reply: FastifyReply): void;
}

/** The name of the cookie. Its prefix has browsers refuse it without `Secure`, for another path, or from a subdomain. */
export const SESSION_COOKIE = '__Host-genmaster-session';

/** What a request says in the token header. */
export function tokenHeaderOf(request: FastifyRequest): string | null {
  const text = request.headers[AUTH_TOKEN_KEY.toLowerCase()];
  return typeof text === 'string' ? text : null;
}

/** The token is in the answer, the client keeps it, and the header brings it back. */
export const headerCarrier: SessionCarrier = {
  begin() {
    const token = createToken();
    return { token, answered: token };
  },
  read: tokenHeaderOf,
  end: () => {},
};

/**
 * Half of what opens a session is in a cookie that no script can read, the other half is the token of the contract.
 *
 * Client code stays as it is, and what it stores opens nothing. Neither half
 * can be worked out from the other, and the header, which no form and no page
 * of another site can send, is still asked for.
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
