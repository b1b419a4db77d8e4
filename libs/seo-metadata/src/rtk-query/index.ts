// Values
export { metadataEditingEndpoints, metadataEditingTagTypes } from './metadata-editing-endpoints.ts';
export { metadataEndpoints, metadataTagTypes } from './metadata-endpoints.ts';

// Types
export type { MetadataEditingTag, MetadataPageArgument } from './metadata-editing-endpoints.ts';
export type { HttpBaseQuery, MetadataTag, SaveMetadataEntryArgument } from './metadata-endpoints.ts';
