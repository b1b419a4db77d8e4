import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  CONTACT_PATHS,
  contactMessageAnswerSchema,
  type ContactMessage,
  type ContactMessageAnswer,
} from '../contract/index.ts';
import type { HttpBaseQuery } from './http-base-query.ts';

/** Contact message with its idempotency key. */
export interface KeyedContactMessage {
  /** UUID in lower case; the same one for every try of the same message. */
  key: string;
  message: ContactMessage;
}

/**
 * Adds the endpoint of the contact form to the host's api.
 *
 * A message counts as sent only when the server returns its id, and is stored once for any number of requests with the
 * same key.
 *
 * @example
 * createApi({ baseQuery, endpoints: (build) => ({ ...contactEndpoints(build) }) });
 */
export const contactEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag, Path>,
) => ({
  sendContactMessage: build.mutation<ContactMessageAnswer, KeyedContactMessage>({
    query: ({ key, message }) => ({
      url: CONTACT_PATHS.messages,
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: message,
      validateStatus: ({ ok }: Response, answer: unknown) => ok && v.is(contactMessageAnswerSchema, answer),
    }),
  }),
});
