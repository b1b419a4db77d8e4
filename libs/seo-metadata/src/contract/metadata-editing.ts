import * as v from 'valibot';
import { addressSchema, metadataEntrySchema } from './metadata-schemas.ts';

const changeSchema = v.strictObject({ at: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) });
/** User code of the author; `null` for a command on the machine and for a deleted user. */
const personSchema = v.nullable(v.string());

/** Page of a request, in its query or its body. */
export const metadataAddressSchema = v.strictObject({ address: addressSchema });

/** Unpublished entry, visible to editors alone. */
export const metadataDraftSchema = v.strictObject({
  address: v.string(),
  entry: metadataEntrySchema,
  /** Published entry; `null` while visitors get the built-in entry. */
  published: v.nullable(metadataEntrySchema),
  changes: v.array(changeSchema),
  savedBy: personSchema,
  savedAt: v.string(),
});

/** Response of the drafts endpoint: all drafts of a project, by address. */
export const metadataDraftsSchema = v.strictObject({ drafts: v.array(metadataDraftSchema) });

/** Stored version of an entry, with its changes. */
export const metadataRevisionSchema = v.strictObject({
  id: v.string(),
  /** `null` when the entry was removed: the page showed the built-in one. */
  entry: v.nullable(metadataEntrySchema),
  /** Differences from the version before it. */
  changes: v.array(changeSchema),
  savedBy: personSchema,
  savedAt: v.string(),
});

/** Response of the history endpoint: the versions of one entry, the newest first. */
export const metadataHistorySchema = v.strictObject({
  address: v.string(),
  revisions: v.array(metadataRevisionSchema),
});

/** Request to restore an earlier version of an entry. */
export const rollBackRequestSchema = v.strictObject({
  address: addressSchema,
  revision: v.pipe(v.string(), v.regex(/^[\da-z-]{1,40}$/, 'A revision is named by its id in the history.')),
});

/** Page of a request. */
export type MetadataAddress = v.InferOutput<typeof metadataAddressSchema>;
/** Unpublished entry, visible to editors alone. */
export type MetadataDraft = v.InferOutput<typeof metadataDraftSchema>;
/** Drafts of a project. */
export type MetadataDrafts = v.InferOutput<typeof metadataDraftsSchema>;
/** Stored version of an entry. */
export type MetadataRevision = v.InferOutput<typeof metadataRevisionSchema>;
/** Versions of one entry, the newest first. */
export type MetadataHistory = v.InferOutput<typeof metadataHistorySchema>;
/** Request to restore an earlier version of an entry. */
export type RollBackRequest = v.InferOutput<typeof rollBackRequestSchema>;
