import { AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ActiveSession, SessionRepository } from '../modules/auth/session-repository.ts';
import { ProblemError } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the token header, looked up once per request, or `null`. */
    findSession(): Promise<ActiveSession | null>;
    /** The session of a route that asks for one. */
    requireSession(): Promise<ActiveSession>;
  }
}

/** Reads the session from the token header of a request. */
export const sessions = fp(
  async (app: FastifyInstance, { repository }: { repository: SessionRepository }) => {
    const found = new WeakMap<FastifyRequest, Promise<ActiveSession | null>>();

    app.decorateRequest('findSession', function (this: FastifyRequest) {
      const known = found.get(this);
      if (known) return known;
      const token = this.headers[AUTH_TOKEN_KEY.toLowerCase()];
      const lookup = typeof token === 'string' ? repository.find(token) : Promise.resolve(null);
      found.set(this, lookup);
      return lookup;
    });
    app.decorateRequest('requireSession', async function (this: FastifyRequest) {
      const session = await this.findSession();
      if (!session) throw new ProblemError(401, 'Sign in again: there is no session, or it has ended.');
      return session;
    });
  },
  { name: 'sessions', dependencies: ['problems'] },
);
