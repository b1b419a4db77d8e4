import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  METADATA_PATHS,
  metadataDraftsSchema,
  metadataHistorySchema,
  readDatabaseAnswer,
  readProjectId,
} from '../contract/index.ts';
import type { MetadataDraft, MetadataHistory, RollBackRequest, UntrustedMetadataMap } from '../contract/index.ts';
import type { HttpBaseQuery, MetadataTag, SaveMetadataEntryArgument } from './metadata-endpoints.ts';

/** Cache tags that the endpoints for editors provide and invalidate. */
export type MetadataEditingTag = MetadataTag | (typeof metadataEditingTagTypes)[number];

/** Page of a project. */
export interface MetadataPageArgument {
  readonly projectId: unknown;
  readonly address: string;
}

/** Tag types of the endpoints for editors; add them and `metadataTagTypes` to the `tagTypes` of the host's api. */
export const metadataEditingTagTypes = ['MetadataDraft', 'MetadataHistory'] as const;

/**
 * Adds the endpoints for editors to a host's api: drafts, their preview, the versions of an entry, and the restore of a
 * version.
 *
 * A response that does not match the contract fails the request.
 *
 * @example
 * api.enhanceEndpoints({ addTagTypes: [...metadataEditingTagTypes] }).injectEndpoints({ endpoints: metadataEditingEndpoints });
 */
export const metadataEditingEndpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<HttpBaseQuery, Tag | MetadataEditingTag, Path>,
) => ({
  getMetadataDrafts: build.query<MetadataDraft[], unknown>({
    query: (projectId) => `${METADATA_PATHS.drafts}/${readProjectId(projectId)}`,
    transformResponse: readDrafts,
    providesTags: ['MetadataDraft'],
  }),
  getMetadataPreview: build.query<UntrustedMetadataMap | null, unknown>({
    query: (projectId) => `${METADATA_PATHS.preview}/${readProjectId(projectId)}`,
    transformResponse: readDatabaseAnswer,
    providesTags: ['MetadataDraft', 'PageMetadata'],
  }),
  getMetadataHistory: build.query<MetadataHistory, MetadataPageArgument>({
    query: ({ projectId, address }) => ({
      url: `${METADATA_PATHS.history}/${readProjectId(projectId)}`,
      params: { address },
    }),
    transformResponse: (answer: unknown) => v.parse(metadataHistorySchema, answer),
    providesTags: ['MetadataHistory'],
  }),
  saveMetadataDraft: build.mutation<MetadataDraft[], SaveMetadataEntryArgument>({
    query: ({ projectId, ...body }) => ({
      url: `${METADATA_PATHS.drafts}/${readProjectId(projectId)}`,
      method: 'PUT',
      body,
    }),
    transformResponse: readDrafts,
    invalidatesTags: ['MetadataDraft'],
  }),
  publishMetadataDraft: build.mutation<void, MetadataPageArgument>({
    query: ({ projectId, ...body }) => posted('publish', projectId, body),
    transformResponse: () => undefined,
    invalidatesTags: ['MetadataDraft', 'MetadataHistory', 'PageMetadata'],
  }),
  discardMetadataDraft: build.mutation<MetadataDraft[], MetadataPageArgument>({
    query: ({ projectId, ...body }) => posted('discard', projectId, body),
    transformResponse: readDrafts,
    invalidatesTags: ['MetadataDraft'],
  }),
  rollBackMetadata: build.mutation<void, RollBackRequest & { readonly projectId: unknown }>({
    query: ({ projectId, ...body }) => posted('rollBack', projectId, body),
    transformResponse: () => undefined,
    invalidatesTags: ['MetadataDraft', 'MetadataHistory', 'PageMetadata'],
  }),
});

const posted = (call: 'publish' | 'discard' | 'rollBack', projectId: unknown, body: object) => ({
  url: `${METADATA_PATHS[call]}/${readProjectId(projectId)}`,
  method: 'POST',
  body,
});

const readDrafts = (answer: unknown): MetadataDraft[] => v.parse(metadataDraftsSchema, answer).drafts;
