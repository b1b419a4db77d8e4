import { randomUUID } from 'node:crypto';
import {
  CONTACT_PATHS,
  contactHeadersSchema,
  contactListAnswerSchema,
  contactListQuerySchema,
  contactMessageAnswerSchema,
  contactMessageSchema,
  type ContactListAnswer,
  type ContactListQuery,
  type ContactMessage,
  type ContactMessageAnswer,
} from '@genmaster/site-contract/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError, tooMany } from '../../plugins/problems.ts';
import type { LoginAddresses } from '../auth/login-addresses.ts';
import type { ContactRepository } from './contact-repository.ts';
import { refuseContactMessage } from './refuse-contact-message.ts';

/** Limit of messages per minute for one address, over all instances together. */
export const CONTACT_PER_MINUTE = 5;

/** Registers the contact messages: everyone may send, users with the permission may list. */
export async function contactRoutes(
  app: FastifyInstance,
  { repository, addresses, now }: { repository: ContactRepository; addresses: LoginAddresses; now: () => Date },
): Promise<void> {
  app.post<{ Body: ContactMessage; Headers: { 'idempotency-key'?: string } }>(
    `/${CONTACT_PATHS.messages}`,
    {
      // Counted here as well as in the database, so that an address beyond its limit costs no query.
      config: { access: 'public', rateLimit: { max: CONTACT_PER_MINUTE, timeWindow: '1 minute' } },
      // A message of 4,000 characters takes 16 KiB at four bytes each, and there are a name and a subject.
      bodyLimit: 32 * 1024,
      schemaErrorFormatter: refuseContactMessage,
      schema: {
        summary: 'Send a contact message',
        headers: jsonSchema(contactHeadersSchema),
        body: jsonSchema(contactMessageSchema),
        response: { 200: jsonSchema(contactMessageAnswerSchema) },
      },
    },
    async (request): Promise<ContactMessageAnswer> => {
      const wait = await addresses.take(request.ip);
      if (wait > 0) {
        throw tooMany('requests', wait);
      }
      const id = request.headers['idempotency-key'] ?? randomUUID();
      const stored = await repository.add({ ...request.body, id, receivedAt: now().toISOString() });
      if (stored) return stored;
      throw new ProblemError(409, 'Nothing was stored: another message came with this key. Send it with a new one.');
    },
  );

  app.get<{ Querystring: ContactListQuery }>(
    `/${CONTACT_PATHS.messages}`,
    {
      config: { access: { permission: 'messages' } },
      schema: {
        summary: 'The contact messages, newest first',
        querystring: jsonSchema(contactListQuerySchema),
        response: { 200: jsonSchema(contactListAnswerSchema) },
      },
    },
    async (request): Promise<ContactListAnswer> => {
      const list = await repository.list(request.query.before);
      if (!list) throw new ProblemError(404, 'There is no such message to go on from.');
      return list;
    },
  );
}
