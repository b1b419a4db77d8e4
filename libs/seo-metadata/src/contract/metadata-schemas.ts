import * as v from 'valibot';

/** Address of a page, from the site's root. */
export const addressSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^\/[^\s\\]*$/, 'An address starts with "/".'),
);
const contentSchema = v.pipe(v.string(), v.maxLength(5000));
const nameSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z][\w:.-]{0,63}$/, 'A tag name is one word.'));

const namedContentSchema = v.strictObject({ name: nameSchema, content: contentSchema });
const propertyContentSchema = v.strictObject({ property: nameSchema, content: contentSchema });
const structuredDataSchema = v.objectWithRest(
  { '@type': v.union([v.pipe(v.string(), v.minLength(1)), v.array(v.string())]) },
  v.unknown(),
);

/** Metadata of one page in requests and responses; an omitted field keeps its built-in value. */
export const metadataEntrySchema = v.strictObject({
  title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  description: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
  data: v.optional(v.pipe(v.array(namedContentSchema), v.maxLength(40))),
  og: v.optional(v.pipe(v.array(v.union([propertyContentSchema, namedContentSchema])), v.maxLength(40))),
  schema: v.optional(v.pipe(v.array(structuredDataSchema), v.maxLength(20))),
});

/** Metadata map with one entry per address. Response of the database call. */
export const metadataMapSchema = v.record(addressSchema, metadataEntrySchema);

/** Project id in the address of a request. */
export const projectIdParamSchema = v.strictObject({ projectId: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) });

/** Request of the file call. */
export const fileRequestSchema = v.strictObject({
  projectName: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'A project name has letters, digits, "-" and "_".')),
});

/** Response of the file call. */
export const fileAnswerSchema = v.strictObject({ data: metadataMapSchema });

/** Request to change one entry. */
export const saveEntryRequestSchema = v.strictObject({ address: addressSchema, entry: metadataEntrySchema });

/** Metadata of one page in requests and responses. */
export type MetadataEntryWire = v.InferOutput<typeof metadataEntrySchema>;
/** Metadata map in requests and responses. */
export type MetadataMapWire = v.InferOutput<typeof metadataMapSchema>;
/** Request of the file call. */
export type FileRequest = v.InferOutput<typeof fileRequestSchema>;
/** Response of the file call. */
export type FileAnswer = v.InferOutput<typeof fileAnswerSchema>;
/** Request to change one entry. */
export type SaveEntryRequest = v.InferOutput<typeof saveEntryRequestSchema>;
