import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problems.ts';

/** Who may call a route. It is written on the route, never inferred from its address. */
export type Access = 'public' | 'session';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Refuses to start with a route that does not say who may call it, and asks for a session where the route does. */
export const access = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.access === undefined) {
        throw new Error(`The route ${String(method)} ${url} does not say who may call it. Add config: { access }.`);
      }
    });
    app.addHook('onRequest', async (request) => {
      if (request.is404 || request.routeOptions.config.access === 'public') return;
      if ((await request.findSession()) === null) {
        throw new ProblemError(401, 'Sign in again: there is no session, or it has ended.');
      }
    });
  },
  { name: 'access', dependencies: ['problems', 'sessions'] },
);
