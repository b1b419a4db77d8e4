import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ActiveSession, SessionRepository } from '../modules/auth/session-repository.ts';
import { ProblemError } from './problems.ts';
import type { SessionCarrier } from './session-carrier.ts';

export interface SessionsOptions {
  repository: SessionRepository;
  carrier: SessionCarrier;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session whose token the request carries, looked up once per request, or `null`. */
    findSession(): Promise<ActiveSession | null>;
    /** The session of a route that asks for one. */
    requireSession(): Promise<ActiveSession>;
  }
}

/** Finds the session of a request. */
export const sessions = fp(
  async (app: FastifyInstance, { repository, carrier }: SessionsOptions) => {
    const found = new WeakMap<FastifyRequest, Promise<ActiveSession | null>>();

    app.decorateRequest('findSession', function (this: FastifyRequest) {
      const known = found.get(this);
      if (known) return known;
      const token = carrier.read(this);
      const lookup = token === null ? Promise.resolve(null) : repository.find(token);
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
