import type { EndpointBuilder, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { METADATA_PATHS, readDatabaseAnswer, readFileAnswer, readProjectId } from '../contract/index.ts';
import type { SaveEntryRequest, UntrustedMetadataMap } from '../contract/index.ts';

/** The base query that the endpoints are written for. */
export type HttpBaseQuery = ReturnType<typeof fetchBaseQuery>;
/** The tags that the endpoints provide and invalidate. */
export type MetadataTag = (typeof metadataTagTypes)[number];

/** An entry to store, and the project it belongs to. */
export interface SaveMetadataEntryArgument extends SaveEntryRequest {
  readonly projectId: unknown;
}

/** Add these to the `tagTypes` of the host's api. */
export const metadataTagTypes = ['PageMetadata'] as const;

/**
 * Adds the metadata calls to a host's api.
 *
 * Answers are untrusted: hand them to a resolver's `withRemote`, which
 * sanitises. `null` means that there was no map in the answer.
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
