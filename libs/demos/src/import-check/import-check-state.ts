import { entityIn, readCsv, type Entity, type Value } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';
import type { FileText } from './read-file-text.ts';

/** Maximum number of rows that the demo stores. */
export const MAX_STORED = 300;

/** Maximum length of the text, in characters. */
export const MAX_TEXT = 200_000;

/** Entity that the imported lines must match. */
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

/** Hindi names of fields that no other definition of the site has. */
const HINDI: Readonly<Record<string, string>> = { joined: 'कब से सदस्य', fee: 'शुल्क' };

/** Returns the entity with its names in a language, for the screen; the columns of a file have the English ones. */
export function memberIn(language: LanguageCode): Entity {
  const shown = entityIn(language, member);
  if (language === 'en') return shown;
  return { ...shown, fields: shown.fields.map((field) => ({ ...field, name: HINDI[field.id] ?? field.name })) };
}

const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Schema that validates a stored import. */
export const stateSchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  /** Whether the bytes were read as Windows-1252 because they were not valid UTF-8. */
  isLatin: v.boolean(),
  /** Whether the bytes were read as UTF-16 because they began with its byte order mark. */
  isUtf16: v.optional(v.boolean(), false),
  /** Column matches chosen by the visitor; `null` while the suggested ones apply. */
  mapping: v.nullable(v.record(v.string(), v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))))),
  corrections: v.record(v.string(), v.string()),
  /** Stored imports; each batch can be undone. */
  batches: v.array(v.array(v.record(v.string(), valueSchema))),
});

/** The file, the matches of its columns, the corrections, and the stored rows. */
export type ImportCheckState = v.InferOutput<typeof stateSchema>;

/** Returns the state of a new file without corrections. */
export const fresh = (text: string): ImportCheckState => ({
  text,
  isLatin: false,
  isUtf16: false,
  mapping: null,
  corrections: {},
  batches: [],
});

/** Returns all stored rows, oldest first. */
export const storedOf = ({ batches }: ImportCheckState): readonly Readonly<Record<string, Value>>[] => batches.flat();

/**
 * Returns the state with another text. With unchanged headings it keeps the chosen columns and the corrections of
 * unchanged lines; it always keeps imported rows.
 */
export function withText(
  now: ImportCheckState,
  { text, isLatin = false, isUtf16 = false }: Partial<FileText> & Pick<FileText, 'text'>,
): ImportCheckState {
  const [before, after] = [readCsv(now.text), readCsv(text)];
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (!isSame(before.headings, after.headings))
    return { ...now, text, isLatin, isUtf16, mapping: null, corrections: {} };
  const stays = (place: string) => {
    const [was, is] = [before, after].map(({ lines, numbers }) => lines[numbers.indexOf(parseInt(place, 10))]);
    return is !== undefined && isSame(was, is);
  };
  const corrections = Object.fromEntries(Object.entries(now.corrections).filter(([place]) => stays(place)));
  return { ...now, text, isLatin, isUtf16, corrections };
}
