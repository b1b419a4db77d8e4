import { choicesOf, fits32Bits, type Entity, type Field, type FieldType } from '../entity.ts';
import { namesOf } from '../names.ts';
import { commentOf, type CodeLine } from './code-line.ts';
import { identifierOf, numbering, type Spelling } from './identifiers.ts';

/** Rules for printing an entity in one language. */
export interface Language {
  name: string;
  /** Returns the name of the file that declares a type; Java requires the name of the type itself. */
  file: (type: string) => string;
  spelling: Spelling;
  /** Removes characters that names may have elsewhere but not in this language. */
  tidy?: (name: string) => string;
  types: Readonly<Record<FieldType, string>>;
  /** Words that are not allowed as the name of a field. */
  reserved: readonly string[];
  /** Changes a reserved word to an allowed name. */
  escape: (name: string) => string;
  /** Returns the type of a field that may be empty. */
  optional: (type: string) => string;
  /** Start of a line comment. */
  comment: string;
  /** Returns the lines before the fields. */
  open: (entity: string, types: ReadonlySet<string>) => readonly string[];
  field: (field: PrintedField) => string;
  close: readonly string[];
}

/** Field with its name and type in the language. */
export interface PrintedField {
  name: string;
  /** Name in JSON. */
  property: string;
  type: string;
  isRequired: boolean;
  isLast: boolean;
  source: Field;
}

/** Names of types and constants that a language already uses. */
const TAKEN = new Set(
  'None True False String Integer Boolean Long Int Record Decimal BigDecimal LocalDate DateOnly Nullable'.split(' '),
);

const isPlainIdentifier = (name: string) => /^[A-Za-z]\w*$/.test(name) && !TAKEN.has(name);

/** Returns the name of an entity’s type, which is an identifier in every language. */
export function typeNameOf(entity: Entity): string {
  const { schema } = namesOf(entity);
  return isPlainIdentifier(schema) ? schema : `Entity${schema}`;
}

/** Prints an entity as lines of code, each with the field that it belongs to. */
export function printEntity(entity: Entity, language: Language): readonly CodeLine[] {
  const title = typeNameOf(entity);
  const unique = numbering();
  const properties = new Map(namesOf(entity).fields.map(({ field, property }) => [field, property]));
  // Optional fields come last in a language that gives them a default.
  const fields = language.close.includes(REQUIRED_FIRST)
    ? entity.fields.toSorted((one, other) => Number(other.required) - Number(one.required))
    : entity.fields;
  const types = new Set([
    ...entity.fields.map((field) => typeOf(field, language)),
    ...(entity.fields.some(({ required }) => !required) ? [OPTIONAL] : []),
  ]);
  const printed = fields.flatMap((source, place): CodeLine[] => {
    const name = source.type === 'relation' ? `${source.name} id` : source.name;
    const number = entity.fields.indexOf(source) + 1;
    const spelled = identifierOf(name.trim() || `Field ${number}`, language.spelling);
    const plain = unique(language.tidy?.(spelled) ?? spelled);
    const base = typeOf(source, language);
    const text = language.field({
      // In C# no member may have the name of its type.
      name: plain === title || language.reserved.includes(plain) ? language.escape(plain) : plain,
      property: properties.get(source)!,
      type: source.required ? base : language.optional(base),
      isRequired: source.required,
      isLast: place === fields.length - 1,
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

/** Returns the type of a field; a whole number beyond 32 bits has the type of a key. */
const typeOf = (field: Field, { types }: Language): string =>
  types[field.type === 'integer' && !fits32Bits(field) ? 'relation' : field.type];

/** Member of the set of used types when a field may be empty. */
export const OPTIONAL = 'optional';

/** Marks a language that requires its required fields first. */
export const REQUIRED_FIRST = '\0';

/** Returns the rule of a field that its type does not express. */
function noteOf(field: Field): string | null {
  if (field.type === 'choice') return `One of: ${choicesOf(field).join(', ')}`;
  if (field.type === 'text' && field.maxLength) return `At most ${field.maxLength} characters`;
  const { minimum, maximum } = field;
  if (minimum !== undefined && maximum !== undefined) return `From ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `At least ${minimum}`;
  return maximum === undefined ? null : `At most ${maximum}`;
}
