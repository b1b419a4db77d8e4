// Values: where the calls go
export { METADATA_PATHS, METADATA_PROJECT_ID_DEFAULT, readProjectId } from './metadata-paths.ts';

// Values: what is sent and answered
export {
  fileAnswerSchema,
  fileRequestSchema,
  metadataEntrySchema,
  metadataMapSchema,
  projectIdParamSchema,
  saveEntryRequestSchema,
} from './metadata-schemas.ts';
export { readDatabaseAnswer, readFileAnswer } from './metadata-answer.ts';

// Types
export type {
  FileAnswer,
  FileRequest,
  MetadataEntryWire,
  MetadataMapWire,
  SaveEntryRequest,
} from './metadata-schemas.ts';
export type { UntrustedMetadataMap } from './metadata-answer.ts';
