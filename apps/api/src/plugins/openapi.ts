import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { AUTH_TOKEN_KEY, problemSchema } from '@genmaster/auth-client/contract';
import fp from 'fastify-plugin';
import { jsonSchema } from './json-schema.ts';

/** Publishes the description of every call, made from the schemas that validate them, at `/openapi.json`. */
export const openapi = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Genmaster API',
          version: '1.0.0',
          description: 'Failures are answered as application/problem+json (RFC 9457).',
        },
        components: {
          securitySchemes: { session: { type: 'apiKey', in: 'header', name: AUTH_TOKEN_KEY } },
          schemas: { Problem: jsonSchema(problemSchema) },
        },
      },
      transform: ({ schema, url, route }) => {
        const needsSession = route.config?.access !== 'public';
        return { url, schema: needsSession ? { ...schema, security: [{ session: [] }] } : schema };
      },
    });
    app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
  },
  { name: 'openapi', dependencies: ['access'] },
);
