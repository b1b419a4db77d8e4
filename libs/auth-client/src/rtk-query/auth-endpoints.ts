import type { EndpointBuilder, fetchBaseQuery } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  APP_CODE,
  AUTH_PATHS,
  AUTH_TOKEN_KEY,
  loginAnswerSchema,
  readUserInfo,
  type AppSessionAnswer,
  type LoginAnswer,
  type LogoutAnswer,
  type UserInfo,
} from '../contract/index.ts';
import { MACHINE_INFO_SAMPLE } from '../core/machine-info.ts';
import { isToken } from '../core/token-store.ts';

export type HttpBaseQuery = ReturnType<typeof fetchBaseQuery>;
export type AuthTag = (typeof authTagTypes)[number];

/** User code and password of a sign-in. */
export interface LoginCredentials {
  userCode: string;
  password: string;
}

/** Cache tags of these endpoints, for the host's `createApi`. */
export const authTagTypes = ['UserDetails'] as const;

/**
 * Adds the endpoints of the sign-in to the host's api.
 *
 * A rejected login is a result, not an error: `login` resolves with `data: null` and the server's message.
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
      // A gateway may answer 500 with a body that says 200, which signs nobody in.
      validateStatus: ({ ok }: Response, body: unknown) =>
        v.is(loginAnswerSchema, body) && (body.httpStatus !== 200 || (ok && isToken(body.data?.[AUTH_TOKEN_KEY]))),
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
});
