import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { CONTACT_PATHS, contactListAnswerSchema, type ContactListAnswer } from '../contract/index.ts';
import type { HttpBaseQuery } from './auth-endpoints.ts';

/**
 * The list of contact messages, for those with the permission; over the host's own builder.
 *
 * The argument is the `next` of the answer before, `null` for the newest.
 *
 * @example
 * const inboxApi = api.injectEndpoints({ endpoints: contactListEndpoints });
 */
export const contactListEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag, Path>,
) => ({
  listContactMessages: build.query<ContactListAnswer, string | null>({
    query: (before) => ({
      url: CONTACT_PATHS.messages,
      params: before === null ? {} : { before },
      validateStatus: ({ ok }: Response, answer: unknown) => ok && v.is(contactListAnswerSchema, answer),
    }),
    // Personal data is not kept longer than it is looked at.
    keepUnusedDataFor: 0,
  }),
});
