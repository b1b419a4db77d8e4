import type { EndpointBuilder, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { METADATA_PATHS, readDatabaseAnswer, readFileAnswer, readProjectId } from '../contract/index.ts';
import type { SaveEntryRequest, UntrustedMetadataMap } from '../contract/index.ts';

/** Type of the base query that the endpoints require. */
export type HttpBaseQuery = ReturnType<typeof fetchBaseQuery>;
/** Cache tags that the endpoints provide and invalidate. */
export type MetadataTag = (typeof metadataTagTypes)[number];

/** Entry to store, with its project. */
export interface SaveMetadataEntryArgument extends SaveEntryRequest {
  readonly projectId: unknown;
}

/** Tag types of the endpoints; add them to the `tagTypes` of the host's api. */
export const metadataTagTypes = ['PageMetadata'] as const;

/**
 * Adds the metadata endpoints to a host's api.
 *
 * Responses are untrusted: pass them to the `withRemote` method of a resolver, which sanitises them. `null` means that
 * the response contained no map.
 *
 * @example
 * createApi({ baseQuery, tagTypes: [...metadataTagTypes], endpoints: (build) => ({ ...metadataEndpoints(build) }) });
 */
export const metadataEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | MetadataTag, Path>,
) => ({
  getMetadataFromDatabase: build.query<UntrustedMetadataMap | null, unknown>({
    query: (projectId) => `${METADATA_PATHS.fromDatabase}/${readProjectId(projectId)}`,
    transformResponse: readDatabaseAnswer,
    providesTags: ['PageMetadata'],
  }),
  getMetadataFromFile: build.query<UntrustedMetadataMap | null, string>({
    query: (projectName) => ({ url: METADATA_PATHS.fromFile, method: 'POST', body: { projectName } }),
    transformResponse: readFileAnswer,
    providesTags: ['PageMetadata'],
  }),
  saveMetadataEntry: build.mutation<void, SaveMetadataEntryArgument>({
    query: ({ projectId, ...body }) => ({
      url: `${METADATA_PATHS.entry}/${readProjectId(projectId)}`,
      method: 'PUT',
      body,
    }),
    transformResponse: () => undefined,
    invalidatesTags: ['PageMetadata'],
  }),
});
