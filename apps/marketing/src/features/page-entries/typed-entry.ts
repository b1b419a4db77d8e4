import { metadataEntrySchema, type MetadataEntryWire } from '@genmaster/seo-metadata/contract';
import * as v from 'valibot';

/** An entry as the fields of the form hold it. An empty field leaves the value of the page itself. */
export interface TypedEntry {
  readonly title: string;
  readonly description: string;
  /** `data`, `og` and `schema` as JSON. */
  readonly rest: string;
}

/** Reason why an entry cannot be read, with the field that it belongs to. */
export type TypedProblem =
  | { readonly field: 'title' | 'description'; readonly kind: 'tooLong'; readonly most: number }
  | { readonly field: 'rest'; readonly kind: 'noJson'; readonly reason: string }
  | { readonly field: 'rest'; readonly kind: 'wrong'; readonly at: string; readonly reason: string };

/** Lengths that the contract allows. */
export const MOST = { title: 200, description: 500 } as const;

// A list is an object too, but has none of the fields.
const restSchema = v.pipe(
  v.custom<object>((json) => !Array.isArray(json), 'A list is no entry.'),
  v.omit(metadataEntrySchema, ['title', 'description']),
);

/** Returns an entry as the form shows it; `null` is no entry. */
export function typedOf(entry: MetadataEntryWire | null): TypedEntry {
  const { title = '', description = '', ...rest } = entry ?? {};
  return { title, description, rest: Object.keys(rest).length === 0 ? '' : JSON.stringify(rest, null, 2) };
}

/** Parses the form’s fields as an entry, or returns the invalid field and the reason. */
export function readTypedEntry({
  title,
  description,
  rest,
}: TypedEntry): { readonly entry: MetadataEntryWire } | { readonly problem: TypedProblem } {
  for (const [field, text] of Object.entries({ title, description }) as ['title' | 'description', string][]) {
    if (text.trim().length > MOST[field]) return { problem: { field, kind: 'tooLong', most: MOST[field] } };
  }
  let json: unknown;
  try {
    json = rest.trim() === '' ? {} : JSON.parse(rest);
  } catch (error) {
    return { problem: { field: 'rest', kind: 'noJson', reason: (error as Error).message } };
  }
  const read = v.safeParse(restSchema, json);
  if (!read.success) {
    const [issue] = read.issues;
    return { problem: { field: 'rest', kind: 'wrong', at: v.getDotPath(issue) ?? '{}', reason: issue.message } };
  }
  return {
    entry: {
      ...(title.trim() && { title: title.trim() }),
      ...(description.trim() && { description: description.trim() }),
      ...read.output,
    },
  };
}

/** Returns true when two forms have the same values. */
export const sameTyped = (one: TypedEntry, other: TypedEntry): boolean =>
  one.title === other.title && one.description === other.description && one.rest === other.rest;
