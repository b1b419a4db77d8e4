import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problems.ts';

/** Names of the permissions. */
export const PERMISSIONS = ['metadata', 'schemes', 'messages', 'users', 'audit'] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Access rule of a route. It is written on the route, never inferred from its address. */
export type Access = 'public' | 'session' | { permission: Permission };

export interface AccessOptions {
  /** Returns whether a user has a permission; called for every request. */
  hasPermission(userId: string, permission: Permission): Promise<boolean>;
  /** Returns whether the user may use permissions: with a second factor, if one is required. */
  hasSecondFactor(userId: string): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Creates the error for a signed-in user without a permission. */
export const noPermission = (permission: Permission) =>
  new ProblemError(403, `This needs the permission "${permission}". Ask the operator for it.`);

/** Throws at start for a route without an access rule, and requires a session or a permission as the rule says. */
export const access = fp(
  async (app: FastifyInstance, { hasPermission, hasSecondFactor }: AccessOptions) => {
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.access === undefined) {
        throw new Error(`The route ${String(method)} ${url} does not say who may call it. Add config: { access }.`);
      }
    });
    app.addHook('onRequest', async (request) => {
      const { access } = request.routeOptions.config;
      if (request.is404 || access === 'public') return;
      const { userId } = await request.requireSession();
      if (typeof access !== 'object') return;
      if (await hasPermission(userId, access.permission)) {
        if (await hasSecondFactor(userId)) return;
        throw new ProblemError(
          403,
          'This needs a second step at the sign-in. Set it up under your name, and come back.',
        );
      }
      request.log.warn({ userId, permission: access.permission }, 'permission missing');
      throw noPermission(access.permission);
    });
  },
  { name: 'access', dependencies: ['problems', 'sessions'] },
);
