import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import {
  ADMINISTRATION_PATHS,
  createUserAnswerSchema,
  linkAnswerSchema,
  trailAnswerSchema,
  userDataAnswerSchema,
  userListAnswerSchema,
  type AccessRequest,
  type CreateUserAnswer,
  type CreateUserRequest,
  type DoneAnswer,
  type LinkAnswer,
  type PermissionRequest,
  type RemoveUserRequest,
  type TrailAnswer,
  type TrailQuery,
  type UserDataAnswer,
  type UserListAnswer,
  type UserListQuery,
  type UserRequest,
} from '../contract/index.ts';
import type { HttpBaseQuery } from './auth-endpoints.ts';
import { answersAs, postTo } from './requests.ts';

export type AdministrationTag = (typeof administrationTagTypes)[number];

/** Cache tags of these endpoints. */
export const administrationTagTypes = ['ManagedUsers', 'Trail'] as const;

const changed = ['ManagedUsers', 'Trail'] as const;

/**
 * Adds the endpoints for user management and the audit trail to the host's api.
 *
 * @example
 * api.enhanceEndpoints({ addTagTypes: administrationTagTypes }).injectEndpoints({ endpoints: administrationEndpoints });
 */
export const administrationEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | AdministrationTag, Path>,
) => ({
  listUsers: build.query<UserListAnswer, UserListQuery>({
    query: (params) => ({
      url: ADMINISTRATION_PATHS.users,
      params,
      validateStatus: answersAs(userListAnswerSchema),
    }),
    providesTags: ['ManagedUsers'],
    keepUnusedDataFor: 0,
  }),
  createUser: build.mutation<CreateUserAnswer, CreateUserRequest>({
    query: (body) => postTo(ADMINISTRATION_PATHS.users, body, createUserAnswerSchema),
    invalidatesTags: [...changed],
  }),
  makeLink: build.mutation<LinkAnswer, UserRequest>({
    query: (body) => postTo(ADMINISTRATION_PATHS.link, body, linkAnswerSchema),
    invalidatesTags: [...changed],
  }),
  setAccess: build.mutation<DoneAnswer, AccessRequest>({
    query: (body) => postTo(ADMINISTRATION_PATHS.access, body),
    invalidatesTags: [...changed],
  }),
  unlockUser: build.mutation<DoneAnswer, UserRequest>({
    query: (body) => postTo(ADMINISTRATION_PATHS.unlock, body),
    invalidatesTags: [...changed],
  }),
  setPermission: build.mutation<DoneAnswer, PermissionRequest>({
    query: (body) => postTo(ADMINISTRATION_PATHS.permission, body),
    invalidatesTags: [...changed],
  }),
  removeUser: build.mutation<DoneAnswer, RemoveUserRequest>({
    query: (body) => postTo(ADMINISTRATION_PATHS.remove, body),
    invalidatesTags: [...changed],
  }),
  exportUserData: build.mutation<UserDataAnswer, UserRequest>({
    query: (params) => ({
      url: ADMINISTRATION_PATHS.data,
      params,
      validateStatus: answersAs(userDataAnswerSchema),
    }),
    invalidatesTags: ['Trail'],
  }),
  listTrail: build.query<TrailAnswer, TrailQuery>({
    query: (params) => ({ url: ADMINISTRATION_PATHS.trail, params, validateStatus: answersAs(trailAnswerSchema) }),
    providesTags: ['Trail'],
    keepUnusedDataFor: 0,
  }),
});
