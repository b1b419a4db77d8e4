import { randomUUID } from 'node:crypto';
import {
  CONTACT_PATHS,
  contactMessageAnswerSchema,
  contactMessageSchema,
  type ContactMessage,
  type ContactMessageAnswer,
} from '@genmaster/auth-client/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import type { ContactRepository } from './contact-repository.ts';
import { refuseContactMessage } from './refuse-contact-message.ts';

/** Takes the messages of the contact page. */
export async function contactRoutes(
  app: FastifyInstance,
  { repository, now }: { repository: ContactRepository; now: () => Date },
): Promise<void> {
  app.post<{ Body: ContactMessage }>(
    `/${CONTACT_PATHS.messages}`,
    {
      config: { access: 'public', rateLimit: { max: 5, timeWindow: '1 minute' } },
      bodyLimit: 32 * 1024,
      schemaErrorFormatter: refuseContactMessage,
      schema: {
        summary: 'Send a contact message',
        body: jsonSchema(contactMessageSchema),
        response: { 200: jsonSchema(contactMessageAnswerSchema) },
      },
    },
    async (request): Promise<ContactMessageAnswer> => {
      const answer = { id: randomUUID(), receivedAt: now().toISOString() };
      await repository.add({ ...request.body, ...answer });
      return answer;
    },
  );
}
