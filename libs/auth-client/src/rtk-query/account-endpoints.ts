import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import {
  ACCOUNT_PATHS,
  endSessionsAnswerSchema,
  findLinkAnswerSchema,
  ownSessionsAnswerSchema,
  userDataAnswerSchema,
  useLinkAnswerSchema,
  type DoneAnswer,
  type EndSessionRequest,
  type EndSessionsAnswer,
  type FindLinkAnswer,
  type FindLinkRequest,
  type OwnSessionsAnswer,
  type PasswordRequest,
  type UseLinkAnswer,
  type UseLinkRequest,
  type UserDataAnswer,
} from '../contract/index.ts';
import type { HttpBaseQuery } from './auth-endpoints.ts';
import { answersAs, postTo } from './requests.ts';

export type AccountTag = (typeof accountTagTypes)[number];

/** Cache tags of these endpoints. */
export const accountTagTypes = ['OwnSessions'] as const;

/**
 * Adds the endpoints for a person's own account to the host's api.
 *
 * @example
 * const accountApi = api.enhanceEndpoints({ addTagTypes: accountTagTypes }).injectEndpoints({ endpoints: accountEndpoints });
 */
export const accountEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | AccountTag, Path>,
) => ({
  getOwnSessions: build.query<OwnSessionsAnswer, void>({
    query: () => ({ url: ACCOUNT_PATHS.sessions, validateStatus: answersAs(ownSessionsAnswerSchema) }),
    providesTags: ['OwnSessions'],
    keepUnusedDataFor: 0,
  }),
  endSession: build.mutation<EndSessionsAnswer, EndSessionRequest>({
    query: (body) => postTo(ACCOUNT_PATHS.endSession, body, endSessionsAnswerSchema),
    invalidatesTags: ['OwnSessions'],
  }),
  endOtherSessions: build.mutation<EndSessionsAnswer, void>({
    query: () => postTo(ACCOUNT_PATHS.endOtherSessions, {}, endSessionsAnswerSchema),
    invalidatesTags: ['OwnSessions'],
  }),
  changePassword: build.mutation<DoneAnswer, PasswordRequest>({
    query: (body) => postTo(ACCOUNT_PATHS.password, body),
    invalidatesTags: ['OwnSessions'],
  }),
  exportOwnData: build.mutation<UserDataAnswer, void>({
    query: () => ({ url: ACCOUNT_PATHS.ownData, validateStatus: answersAs(userDataAnswerSchema) }),
  }),
  findLink: build.mutation<FindLinkAnswer, FindLinkRequest>({
    query: (body) => postTo(ACCOUNT_PATHS.findLink, body, findLinkAnswerSchema),
  }),
  useLink: build.mutation<UseLinkAnswer, UseLinkRequest>({
    query: (body) => postTo(ACCOUNT_PATHS.useLink, body, useLinkAnswerSchema),
  }),
});
