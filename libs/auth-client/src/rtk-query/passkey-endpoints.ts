import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import {
  addPasskeyAnswerSchema,
  ownPasskeysAnswerSchema,
  PASSKEY_PATHS,
  secondStepMethodsAnswerSchema,
  startPasskeyAnswerSchema,
  type AddPasskeyAnswer,
  type AddPasskeyRequest,
  type ConfirmedRequest,
  type DoneAnswer,
  type LoginAnswer,
  type OwnPasskeysAnswer,
  type PasskeyLoginRequest,
  type RemovePasskeyRequest,
  type SecondStepMethodsAnswer,
  type SecondStepMethodsRequest,
  type StartPasskeyAnswer,
} from '../contract/index.ts';
import type { HttpBaseQuery } from './auth-endpoints.ts';
import { answersAs, answersLikeLogin, postTo } from './requests.ts';

export type PasskeyTag = (typeof passkeyTagTypes)[number];

/** Cache tags of these endpoints; `SecondFactor` is the one of `secondFactorEndpoints`, whose state a passkey changes. */
export const passkeyTagTypes = ['Passkeys', 'SecondFactor'] as const;

/**
 * Adds the endpoints for passkeys (WebAuthn) as a second factor to the host's api.
 *
 * To add one: `startPasskey`, pass the options to `navigator.credentials.create`, send the result with `addPasskey`.
 * To sign in: `getSecondStepMethods` with the ticket, pass the options to `navigator.credentials.get`, send the result
 * with `takePasskeyStep`, and the token to `session.accept`. `takePasskeyStep` resolves with `data: null` for a refused
 * passkey, as `login` does for a wrong password.
 *
 * @example
 * api.enhanceEndpoints({ addTagTypes: passkeyTagTypes }).injectEndpoints({ endpoints: passkeyEndpoints });
 */
export const passkeyEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | PasskeyTag, Path>,
) => ({
  getPasskeys: build.query<OwnPasskeysAnswer, void>({
    query: () => ({ url: PASSKEY_PATHS.list, validateStatus: answersAs(ownPasskeysAnswerSchema) }),
    providesTags: ['Passkeys'],
    keepUnusedDataFor: 0,
  }),
  startPasskey: build.mutation<StartPasskeyAnswer, ConfirmedRequest>({
    query: (body) => postTo(PASSKEY_PATHS.start, body, startPasskeyAnswerSchema),
  }),
  addPasskey: build.mutation<AddPasskeyAnswer, AddPasskeyRequest>({
    query: (body) => postTo(PASSKEY_PATHS.add, body, addPasskeyAnswerSchema),
    invalidatesTags: ['Passkeys', 'SecondFactor'],
  }),
  removePasskey: build.mutation<DoneAnswer, RemovePasskeyRequest>({
    query: (body) => postTo(PASSKEY_PATHS.remove, body),
    invalidatesTags: ['Passkeys', 'SecondFactor'],
  }),
  getSecondStepMethods: build.mutation<SecondStepMethodsAnswer, SecondStepMethodsRequest>({
    query: (body) => postTo(PASSKEY_PATHS.methods, body, secondStepMethodsAnswerSchema),
  }),
  takePasskeyStep: build.mutation<LoginAnswer, PasskeyLoginRequest>({
    query: (body) => ({
      url: PASSKEY_PATHS.login,
      method: 'POST',
      body,
      validateStatus: answersLikeLogin,
    }),
  }),
});
