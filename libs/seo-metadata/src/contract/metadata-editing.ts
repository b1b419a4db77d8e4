import * as v from 'valibot';
import { addressSchema, metadataEntrySchema } from './metadata-schemas.ts';

const changeSchema = v.strictObject({ at: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) });
/** Who did it, by user code; `null` for a command on the machine, and for somebody who is gone. */
const personSchema = v.nullable(v.string());

/** The page that a call is about, in its query or its body. */
export const metadataAddressSchema = v.strictObject({ address: addressSchema });

/** An entry that nobody but editors sees yet. */
export const metadataDraftSchema = v.strictObject({
  address: v.string(),
  entry: metadataEntrySchema,
  /** What visitors get now; `null` while it is the built-in entry alone. */
  published: v.nullable(metadataEntrySchema),
  changes: v.array(changeSchema),
  savedBy: personSchema,
  savedAt: v.string(),
});

/** The answer of the call for drafts: all of a project, by address. */
export const metadataDraftsSchema = v.strictObject({ drafts: v.array(metadataDraftSchema) });

/** A version that an entry had, and what it changed. */
export const metadataRevisionSchema = v.strictObject({
  id: v.string(),
  /** `null` where the entry was taken away: the page showed the built-in one. */
  entry: v.nullable(metadataEntrySchema),
  /** Against the version before it. */
  changes: v.array(changeSchema),
  savedBy: personSchema,
  savedAt: v.string(),
});

/** The answer of the call for the history of one entry, the newest version first. */
export const metadataHistorySchema = v.strictObject({
  address: v.string(),
  revisions: v.array(metadataRevisionSchema),
});

/** What an editor sends to bring an earlier version back. */
export const rollBackRequestSchema = v.strictObject({
  address: addressSchema,
  revision: v.pipe(v.string(), v.regex(/^[\da-z-]{1,40}$/, 'A revision is named by its id in the history.')),
});

/** The page that a call is about. */
export type MetadataAddress = v.InferOutput<typeof metadataAddressSchema>;
/** An entry that nobody but editors sees yet. */
export type MetadataDraft = v.InferOutput<typeof metadataDraftSchema>;
/** The drafts of a project. */
export type MetadataDrafts = v.InferOutput<typeof metadataDraftsSchema>;
/** A version that an entry had. */
export type MetadataRevision = v.InferOutput<typeof metadataRevisionSchema>;
/** The versions of one entry, the newest first. */
export type MetadataHistory = v.InferOutput<typeof metadataHistorySchema>;
/** What an editor sends to bring an earlier version back. */
export type RollBackRequest = v.InferOutput<typeof rollBackRequestSchema>;
