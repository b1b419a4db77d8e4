import * as v from 'valibot';
import type { Entity } from '@genmaster/app-model';
import type { Value } from '@genmaster/app-model';

/** How many rows the demo stores. */
export const MAX_STORED = 300;

/** The longest text that is taken, in characters. */
export const MAX_TEXT = 200_000;

/** What the imported lines must be. */
export const member: Entity = {
  name: 'Member',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, unique: true, maxLength: 8 },
    { id: 'name', name: 'Name', type: 'text', required: true, maxLength: 60 },
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'joined', name: 'Joined', type: 'date', required: true },
    { id: 'fee', name: 'Fee', type: 'decimal', required: false, minimum: 0, maximum: 500, decimals: 2 },
  ],
};

const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Checks a kept import. */
export const stateSchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  /** Bytes that were no UTF-8 were read as Windows-1252. */
  isLatin: v.boolean(),
  /** The visitor’s own matches; `null` while the suggested ones stand. */
  mapping: v.nullable(v.record(v.string(), v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))))),
  corrections: v.record(v.string(), v.string()),
  /** Stored imports, each a batch that can be taken back. */
  batches: v.array(v.array(v.record(v.string(), valueSchema))),
});

/** The file, how its columns are matched, what was corrected, and what is stored. */
export type ImportCheckState = v.InferOutput<typeof stateSchema>;

/** A file that nobody has worked on. */
export const fresh = (text: string): ImportCheckState => ({
  text,
  isLatin: false,
  mapping: null,
  corrections: {},
  batches: [],
});

/** All stored rows, the oldest first. */
export const storedOf = ({ batches }: ImportCheckState): readonly Readonly<Record<string, Value>>[] => batches.flat();
