import type { EndpointBuilder, fetchBaseQuery } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  APP_CODE,
  AUTH_PATHS,
  CONTACT_PATHS,
  contactMessageAnswerSchema,
  loginAnswerSchema,
  readUserInfo,
  type AppSessionAnswer,
  type ContactMessage,
  type ContactMessageAnswer,
  type LoginAnswer,
  type LogoutAnswer,
  type UserInfo,
} from '../contract/index.ts';
import { MACHINE_INFO_SAMPLE } from '../core/machine-info.ts';

export type HttpBaseQuery = ReturnType<typeof fetchBaseQuery>;
export type AuthTag = (typeof authTagTypes)[number];

/** User code and password of a sign-in. */
export interface LoginCredentials {
  userCode: string;
  password: string;
}

/** Contact message with its idempotency key. */
export interface KeyedContactMessage {
  /** UUID in lower case; the same one for every try of the same message. */
  key: string;
  message: ContactMessage;
}

/** Cache tags of these endpoints, for the host's `createApi`. */
export const authTagTypes = ['UserDetails'] as const;

/**
 * Adds the endpoints for the sign-in and the contact form to the host's api.
 *
 * A rejected login is a result, not an error: `login` resolves with `data: null` and the server's message. A contact
 * message counts as sent only when the server returns its id, and is stored once for any number of requests with the
 * same key.
 *
 * @example
 * createApi({ baseQuery, tagTypes: [...authTagTypes], endpoints: (build) => ({ ...authEndpoints(build) }) });
 */
export const authEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | AuthTag, Path>,
) => ({
  login: build.mutation<LoginAnswer, LoginCredentials>({
    query: ({ userCode, password }) => ({
      url: AUTH_PATHS.login,
      method: 'POST',
      body: { userCode, password, lansysInfModel: MACHINE_INFO_SAMPLE },
      validateStatus: (_response: Response, body: unknown) => v.is(loginAnswerSchema, body),
    }),
    invalidatesTags: ['UserDetails'],
  }),
  startAppSession: build.mutation<AppSessionAnswer, string>({
    query: (token) => ({ url: AUTH_PATHS.appSessions, method: 'POST', body: { appCode: APP_CODE, token } }),
  }),
  logout: build.mutation<LogoutAnswer, void>({
    query: () => ({ url: AUTH_PATHS.logout, method: 'POST', body: {} }),
    invalidatesTags: ['UserDetails'],
  }),
  getUserDetails: build.query<UserInfo | null, void>({
    query: () => AUTH_PATHS.userDetails,
    transformResponse: readUserInfo,
    providesTags: ['UserDetails'],
  }),
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
