import { AUTH_PATHS, userDetailsAnswerSchema, type UserDetailsAnswer } from '@genmaster/auth-client/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import type { UserRepository } from './user-repository.ts';

export interface UserRoutesOptions {
  users: UserRepository;
}

/** Registers the endpoint that returns the signed-in user and their permissions. */
export async function userRoutes(app: FastifyInstance, { users }: UserRoutesOptions): Promise<void> {
  app.get(
    `/${AUTH_PATHS.userDetails}`,
    {
      config: { access: 'session' },
      schema: { summary: 'The signed-in user', response: { 200: jsonSchema(userDetailsAnswerSchema) } },
    },
    async (request): Promise<UserDetailsAnswer> => {
      const { userId, clientId, userName } = await request.requireSession();
      const permissions = await users.listPermissions(userId);
      return { data: { clientInfo: { usrId: userId, sagclientId: clientId, usrName: userName }, permissions } };
    },
  );
}
