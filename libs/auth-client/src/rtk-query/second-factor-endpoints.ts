import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import {
  confirmSecondFactorAnswerSchema,
  SECOND_FACTOR_PATHS,
  secondFactorAnswerSchema,
  startSecondFactorAnswerSchema,
  type ConfirmedRequest,
  type ConfirmSecondFactorAnswer,
  type ConfirmSecondFactorRequest,
  type DoneAnswer,
  type LoginAnswer,
  type SecondFactorAnswer,
  type SecondStepRequest,
  type StartSecondFactorAnswer,
} from '../contract/index.ts';
import type { HttpBaseQuery } from './auth-endpoints.ts';
import { answersAs, answersLikeLogin, postTo } from './requests.ts';

export type SecondFactorTag = (typeof secondFactorTagTypes)[number];

/** Cache tags of these endpoints. */
export const secondFactorTagTypes = ['SecondFactor'] as const;

/**
 * Adds the endpoints for the second factor to the host's api.
 *
 * `takeSecondStep` resolves with `data: null` for a wrong code, as `login` does for a wrong password; after a correct
 * code, pass the token to `session.accept`.
 *
 * @example
 * api.enhanceEndpoints({ addTagTypes: secondFactorTagTypes }).injectEndpoints({ endpoints: secondFactorEndpoints });
 */
export const secondFactorEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | SecondFactorTag, Path>,
) => ({
  takeSecondStep: build.mutation<LoginAnswer, SecondStepRequest>({
    query: (body) => ({
      url: SECOND_FACTOR_PATHS.login,
      method: 'POST',
      body,
      validateStatus: answersLikeLogin,
    }),
  }),
  getSecondFactor: build.query<SecondFactorAnswer, void>({
    query: () => ({ url: SECOND_FACTOR_PATHS.state, validateStatus: answersAs(secondFactorAnswerSchema) }),
    providesTags: ['SecondFactor'],
    keepUnusedDataFor: 0,
  }),
  startSecondFactor: build.mutation<StartSecondFactorAnswer, ConfirmedRequest>({
    query: (body) => postTo(SECOND_FACTOR_PATHS.start, body, startSecondFactorAnswerSchema),
  }),
  confirmSecondFactor: build.mutation<ConfirmSecondFactorAnswer, ConfirmSecondFactorRequest>({
    query: (body) => postTo(SECOND_FACTOR_PATHS.confirm, body, confirmSecondFactorAnswerSchema),
    invalidatesTags: ['SecondFactor'],
  }),
  removeSecondFactor: build.mutation<DoneAnswer, ConfirmedRequest>({
    query: (body) => postTo(SECOND_FACTOR_PATHS.remove, body),
    invalidatesTags: ['SecondFactor'],
  }),
});
