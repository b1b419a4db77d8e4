import { choicesOf, type Entity, type Field, type FieldType } from '../entity.ts';
import { namesOf } from '../names.ts';
import { commentOf, type CodeLine } from './code-line.ts';
import { identifierOf, numbering, type Spelling } from './identifiers.ts';

/** Everything that the printing of an entity differs in between languages. */
export interface Language {
  name: string;
  /** Name of the file of an entity. */
  file: (entity: string) => string;
  spelling: Spelling;
  types: Readonly<Record<FieldType, string>>;
  /** Words that a field may not have as its name. */
  reserved: readonly string[];
  /** What a reserved word becomes. */
  escape: (name: string) => string;
  /** The type of a field that may be empty. */
  optional: (type: string) => string;
  /** How a comment to the end of the line starts. */
  comment: string;
  /** The lines before the fields. */
  open: (entity: string, types: ReadonlySet<string>) => readonly string[];
  field: (field: PrintedField) => string;
  close: readonly string[];
}

/** A field as a language writes it. */
export interface PrintedField {
  name: string;
  type: string;
  isRequired: boolean;
  isLast: boolean;
  source: Field;
}

/** Names that a language has given away. */
const TAKEN = new Set(['None', 'True', 'False', 'String', 'Integer', 'Boolean', 'Long', 'Int', 'Record', 'Decimal']);

const isPlainIdentifier = (name: string) => /^[A-Za-z]\w*$/.test(name) && !TAKEN.has(name);

/** Prints an entity: each line knows the field that it is written for. */
export function printEntity(entity: Entity, language: Language): readonly CodeLine[] {
  const { schema } = namesOf(entity);
  const title = isPlainIdentifier(schema) ? schema : `Entity${schema}`;
  const unique = numbering();
  // Fields that may be empty come last where a language gives them a default.
  const fields = language.close.includes(REQUIRED_FIRST)
    ? entity.fields.toSorted((one, other) => Number(other.required) - Number(one.required))
    : entity.fields;
  const types = new Set([
    ...entity.fields.map(({ type }) => language.types[type]),
    ...(entity.fields.some(({ required }) => !required) ? [OPTIONAL] : []),
  ]);
  const printed = fields.flatMap((source, index): CodeLine[] => {
    const name = source.type === 'relation' ? `${source.name} id` : source.name;
    const plain = unique(identifierOf(name.trim() || `Field ${index + 1}`, language.spelling));
    const base = language.types[source.type];
    const text = language.field({
      name: language.reserved.includes(plain) ? language.escape(plain) : plain,
      type: source.required ? base : language.optional(base),
      isRequired: source.required,
      isLast: index === fields.length - 1,
      source,
    });
    const note = noteOf(source);
    const indent = /^\s*/.exec(text)![0];
    return [
      ...(note === null ? [] : [{ text: `${indent}${language.comment} ${commentOf(note)}`, field: source.id }]),
      { text, field: source.id },
    ];
  });
  return [
    ...language.open(title, types).map((text) => ({ text })),
    ...printed,
    ...language.close.filter((text) => text !== REQUIRED_FIRST).map((text) => ({ text })),
  ];
}

/** Stands among the types in use when a field may be empty. */
export const OPTIONAL = 'optional';

/** Marks a language that wants its required fields first. */
export const REQUIRED_FIRST = '\0';

/** The part of a field’s rules that its type does not say. */
function noteOf(field: Field): string | null {
  if (field.type === 'choice') return `One of: ${choicesOf(field).join(', ')}`;
  if (field.type === 'text' && field.maxLength) return `At most ${field.maxLength} characters`;
  const { minimum, maximum } = field;
  if (minimum !== undefined && maximum !== undefined) return `From ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `At least ${minimum}`;
  return maximum === undefined ? null : `At most ${maximum}`;
}
