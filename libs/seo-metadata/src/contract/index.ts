// Values: paths of the endpoints
export { METADATA_PATHS, METADATA_PROJECT_ID_DEFAULT, readProjectId } from './metadata-paths.ts';

// Values: schemas of requests and responses
export {
  fileAnswerSchema,
  fileRequestSchema,
  metadataEntrySchema,
  metadataMapSchema,
  projectIdParamSchema,
  saveEntryRequestSchema,
} from './metadata-schemas.ts';
export {
  metadataAddressSchema,
  metadataDraftSchema,
  metadataDraftsSchema,
  metadataHistorySchema,
  metadataRevisionSchema,
  rollBackRequestSchema,
} from './metadata-editing.ts';
export { changesOfEntry } from './entry-changes.ts';
export { readDatabaseAnswer, readFileAnswer } from './metadata-answer.ts';

// Types
export type {
  FileAnswer,
  FileRequest,
  MetadataEntryWire,
  MetadataMapWire,
  SaveEntryRequest,
} from './metadata-schemas.ts';
export type {
  MetadataAddress,
  MetadataDraft,
  MetadataDrafts,
  MetadataHistory,
  MetadataRevision,
  RollBackRequest,
} from './metadata-editing.ts';
export type { EntryChange } from './entry-changes.ts';
export type { UntrustedMetadataMap } from './metadata-answer.ts';
