// Values
export { metadataEndpoints, metadataTagTypes } from './metadata-endpoints.ts';

// Types
export type { HttpBaseQuery, MetadataTag, SaveMetadataEntryArgument } from './metadata-endpoints.ts';
