import { AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ActiveSession, FindSession, SessionRepository } from '../modules/auth/session-repository.ts';
import { noSession } from './problems.ts';
import type { SessionCarrier } from './session-carrier.ts';

export interface SessionsOptions {
  repository: Pick<SessionRepository, 'find'>;
  carrier: SessionCarrier;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Finds the sessions of this route, and reads what its handler needs in the same statement.
     *
     * @default `find` of the repository
     */
    findSession?: FindSession;
  }
  interface FastifyRequest {
    /** The lookup of the session, after the first request for it. */
    sessionLookup: Promise<ActiveSession | null> | null;
    /** Returns the session of the request's token, or `null`; looked up once per request. */
    findSession(): Promise<ActiveSession | null>;
    /** Returns the session of a route that requires one, or throws 401. */
    requireSession(): Promise<ActiveSession>;
  }
}

/** Adds the session of a request, found by its token. */
export const sessions = fp(
  async (app: FastifyInstance, { repository, carrier }: SessionsOptions) => {
    // RFC 9110, 11.6.1. The scheme has the name of the header, so that nothing asks for a password or sends `Authorization`.
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.statusCode === 401) reply.header('www-authenticate', AUTH_TOKEN_KEY);
      done(null, payload);
    });
    app.decorateRequest('sessionLookup', null);
    app.decorateRequest('findSession', function (this: FastifyRequest) {
      if (this.sessionLookup) return this.sessionLookup;
      const token = carrier.read(this);
      const { findSession = repository.find } = this.routeOptions.config;
      this.sessionLookup = token === null ? Promise.resolve(null) : findSession(token);
      return this.sessionLookup;
    });
    app.decorateRequest('requireSession', async function (this: FastifyRequest) {
      const session = await this.findSession();
      if (!session) throw noSession();
      return session;
    });
  },
  { name: 'sessions', dependencies: ['problems'] },
);
