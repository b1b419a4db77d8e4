import { AUTH_PATHS, userDetailsAnswerSchema, type UserDetailsAnswer } from '@genmaster/auth-client/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';

/** Who the token belongs to. */
export async function userRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    `/${AUTH_PATHS.userDetails}`,
    {
      config: { access: 'session' },
      schema: { summary: 'The signed-in user', response: { 200: jsonSchema(userDetailsAnswerSchema) } },
    },
    async (request): Promise<UserDetailsAnswer> => {
      const { userId, clientId, userName } = await request.requireSession();
      return { data: { clientInfo: { usrId: userId, sagclientId: clientId, usrName: userName } } };
    },
  );
}
