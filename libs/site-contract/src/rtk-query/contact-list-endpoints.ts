import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { CONTACT_PATHS, contactListAnswerSchema, type ContactListAnswer } from '../contract/index.ts';
import type { HttpBaseQuery } from './http-base-query.ts';

/**
 * Adds the list of contact messages to the host's api; it requires a permission.
 *
 * The argument is the `next` of the previous response, `null` for the newest messages.
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
    // Personal data does not stay in the cache after its last subscriber is gone.
    keepUnusedDataFor: 0,
  }),
});
