import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { AUTH_TOKEN_KEY, problemSchema } from '@genmaster/auth-client/contract';
import fp from 'fastify-plugin';
import { jsonSchema } from './json-schema.ts';
import { SESSION_COOKIE } from './session-carrier.ts';
import { OPENAPI_PAGE_POLICY, renderOpenapiPage, type OpenapiDocument } from './openapi-page.ts';

/**
 * Publishes the OpenAPI document, generated from the schemas that validate the requests: `/openapi.json`, `/openapi`.
 */
export const openapi = fp(
  async (app: FastifyInstance, { hasSessionCookie }: { hasSessionCookie: boolean }) => {
    const cookie = { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } as const;
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Genmaster API',
          version: '1.0.0',
          description:
            'Bodies are JSON and closed: an unknown field is refused. A failure is a problem document (RFC 9457) that names the field and carries the request id of the log.',
        },
        components: {
          securitySchemes: {
            session: { type: 'apiKey', in: 'header', name: AUTH_TOKEN_KEY },
            ...(hasSessionCookie ? { cookie } : {}),
          },
          schemas: { Problem: jsonSchema(problemSchema) },
        },
      },
      transform: ({ schema, url, route }) => {
        const { access, documented, takesSession = false } = route.config ?? {};
        const response = { ...(schema?.response as object), ...documented?.response };
        const described = { ...schema, ...documented, response, tags: [url.split('/')[1] ?? ''] };
        if (access === 'public' && !takesSession) return { url, schema: described };
        const needed = { session: [], ...(hasSessionCookie ? { cookie: [] } : {}) };
        const permission = typeof access === 'object' ? { 'x-permission': access.permission } : {};
        return { url, schema: { ...described, ...permission, security: [needed, ...(takesSession ? [{}] : [])] } };
      },
      transformObject: (source) => {
        if (!('openapiObject' in source)) return source.swaggerObject;
        const document = source.openapiObject as unknown as OpenapiDocument;
        const calls = Object.values(document.paths).flatMap((path) => Object.values(path));
        for (const { responses } of calls) {
          const content = { ...responses['default']?.content, ...PROBLEM_ANSWER.content };
          responses['default'] = { ...PROBLEM_ANSWER, content };
        }
        return source.openapiObject;
      },
    });
    const config = { access: 'public' } as const;
    app.get('/openapi.json', { config, schema: { hide: true } }, async () => app.swagger());
    app.get('/openapi', { config, schema: { hide: true } }, async (_request, reply) => {
      reply.type('text/html; charset=utf-8').header('content-security-policy', OPENAPI_PAGE_POLICY);
      return renderOpenapiPage(app.swagger() as unknown as OpenapiDocument);
    });
  },
  { name: 'openapi', dependencies: ['access'] },
);

const PROBLEM_ANSWER = {
  description: 'Refused, or failed',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** The entry of a status without a body, for a client that holds the current representation. */
export const NOT_MODIFIED = { type: 'null', description: 'The copy that the client has is the current one' } as const;

/** The header with which a client asks for a representation that it does not hold yet. */
export const IF_NONE_MATCH = {
  type: 'object',
  properties: { 'if-none-match': { type: 'string', description: 'The ETag of the copy that the client has' } },
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parts of the route's description that the server does not check. */
    documented?: { headers?: object; body?: object; response?: Record<string, object> };
    /** True for a public route that acts on the session of the request, if there is one. @default false */
    takesSession?: boolean;
  }
}
