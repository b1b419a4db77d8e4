import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  allValidationsAnswerSchema,
  gridJsonAnswerSchema,
  idCheckAnswerSchema,
  mobileDataAnswerSchema,
  STARTUP_PATHS,
  themeStatusAnswerSchema,
  type AllValidationsAnswer,
  type GridJsonAnswer,
  type IdCheckAnswer,
  type MobileDataAnswer,
  type ThemeStatusAnswer,
} from '../contract/index.ts';
import type { HttpBaseQuery } from './http-base-query.ts';

/** Reads a response by its schema; a response that does not match is `null`, as if the request had not been sent. */
const reading =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: unknown): v.InferOutput<Schema> | null => {
    const parsed = v.safeParse(schema, answer);
    return parsed.success ? parsed.output : null;
  };

/**
 * Adds the endpoints that a host requests once, after its first paint, to the host's api.
 *
 * @example
 * const startUpApi = api.injectEndpoints({ endpoints: startupEndpoints });
 */
export const startupEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag, Path>,
) => ({
  getGridJson: build.query<GridJsonAnswer | null, void>({
    query: () => STARTUP_PATHS.gridJson,
    transformResponse: reading(gridJsonAnswerSchema),
  }),
  getThemeStatus: build.query<ThemeStatusAnswer | null, void>({
    query: () => STARTUP_PATHS.themeStatus,
    transformResponse: reading(themeStatusAnswerSchema),
  }),
  getAllValidations: build.query<AllValidationsAnswer | null, void>({
    query: () => STARTUP_PATHS.allValidations,
    transformResponse: reading(allValidationsAnswerSchema),
  }),
  checkId: build.query<IdCheckAnswer | null, void>({
    query: () => STARTUP_PATHS.idCheck,
    transformResponse: reading(idCheckAnswerSchema),
  }),
  getMobileData: build.query<MobileDataAnswer | null, void>({
    query: () => STARTUP_PATHS.mobileData,
    transformResponse: reading(mobileDataAnswerSchema),
  }),
});
