import * as v from 'valibot';

/** The address of a page, from the site's root. */
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

/**
 * One page's metadata on the wire; a field that is left out keeps its built-in value.
 */
export const metadataEntrySchema = v.strictObject({
  title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  description: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
  data: v.optional(v.pipe(v.array(namedContentSchema), v.maxLength(40))),
  og: v.optional(v.pipe(v.array(v.union([propertyContentSchema, namedContentSchema])), v.maxLength(40))),
  schema: v.optional(v.pipe(v.array(structuredDataSchema), v.maxLength(20))),
});

/** The metadata map: an entry per address. The answer of the database call. */
export const metadataMapSchema = v.record(addressSchema, metadataEntrySchema);

/** The project whose map is read or changed, in the address of the call. */
export const projectIdParamSchema = v.strictObject({ projectId: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) });

/** What the file call is asked with. */
export const fileRequestSchema = v.strictObject({
  projectName: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'A project name has letters, digits, "-" and "_".')),
});

/** The answer of the file call. */
export const fileAnswerSchema = v.strictObject({ data: metadataMapSchema });

/** What an editor sends to change one entry. */
export const saveEntryRequestSchema = v.strictObject({ address: addressSchema, entry: metadataEntrySchema });

/** One page's metadata as it travels. */
export type MetadataEntryWire = v.InferOutput<typeof metadataEntrySchema>;
/** The map as it travels. */
export type MetadataMapWire = v.InferOutput<typeof metadataMapSchema>;
/** What the file call is asked with. */
export type FileRequest = v.InferOutput<typeof fileRequestSchema>;
/** The answer of the file call. */
export type FileAnswer = v.InferOutput<typeof fileAnswerSchema>;
/** What an editor sends to change one entry. */
export type SaveEntryRequest = v.InferOutput<typeof saveEntryRequestSchema>;
