import { MAX_FIELDS, type Entity, type Field, type FieldType } from '../entity.ts';
import type { ModelEdit } from './model-edit.ts';
import { listOf, readField } from './read-field.ts';
import { MAX_SENTENCE_LENGTH } from './split-sentences.ts';
import { capital, choicesFrom, lengthLimit, NUMBER, plainName, readNumber, singular } from './word-forms.ts';

/** Words of a sentence that cannot be applied, with the reason. */
export interface UnreadWords {
  kind: 'unread' | 'noField' | 'noEntity' | 'known' | 'last' | 'full';
  words: string;
  name: string;
}

/** Edits that a sentence requests, and its words that could not be read. */
export interface ChangeReading {
  edits: readonly ModelEdit[];
  unread: readonly UnreadWords[];
}

const VERBS = 'add|give|remove|delete|drop|rename|call|make|set|limit|change|turn';
const CLAUSE_ENDS = new RegExp(String.raw`[.;\n]+|,? (?:and then|and|then) (?=(?:${VERBS})\b)`, 'iu');
const ADD =
  /^(?:please\s+)?add\s+(?<list>.+?)(?:\s+to\s+(?:an?\s+|the\s+|every\s+|each\s+|all\s+)?(?<entity>[\p{L}\s-]+))?$/iu;
const GIVE = /^(?:please\s+)?give\s+(?:an?\s+|the\s+|every\s+|each\s+|all\s+)?(?<entity>[\p{L}-]+)\s+(?<list>.+)$/iu;
const REMOVE =
  /^(?:please\s+)?(?:remove|delete|drop)\s+(?<list>.+?)(?:\s+(?:from|of)\s+(?:an?\s+|the\s+|every\s+|each\s+|all\s+)?(?<entity>[\p{L}\s-]+))?$/iu;
const RENAME =
  /^(?:please\s+)?(?:(?:rename|change)\s+(?:the\s+)?(?<from>.+?)\s+to|call\s+(?:the\s+)?(?<called>\S.*?))\s+(?:the\s+)?(?<to>[\p{L}][\p{L}\p{N}\s-]*)$/iu;
const MAKE =
  /^(?:please\s+)?(?:make|set|turn|change)\s+(?:the\s+)?(?<field>.+?)\s+(?:into\s+|to\s+be\s+)?(?<what>required|mandatory|optional|unique|(?:an?\s+)?(?:text|whole number|decimal|number|date|yes[- ]or[- ]no|e-?mail))$/iu;
const CHOICES =
  /^(?:the\s+)?(?<field>.+?)\s+(?:is|can be|may be|must be)\s+(?:one of\s+)?(?<list>[\p{L}\s-]+(?:,[\p{L}\s-]+)*\s+or\s+[\p{L}\s-]+)$/iu;
const LIMIT = new RegExp(
  String.raw`^(?:please\s+)?(?:limit\s+)?(?:the\s+)?(?<field>.+?)\s+(?:(?:is|are|must be|should be|may be|has|have)\s+)?(?<how>to|at most|up to|no more than|at least|no less than|between)\s+[₹$€£]?(?<one>${NUMBER})(?:\s+and\s+(?<two>${NUMBER}))?(?<unit>\s+(?:characters|letters))?$`,
  'iu',
);
const TYPES: Readonly<Record<string, FieldType>> = {
  text: 'text',
  'whole number': 'integer',
  number: 'integer',
  decimal: 'decimal',
  date: 'date',
  'yes or no': 'boolean',
  'yes-or-no': 'boolean',
  email: 'email',
  'e-mail': 'email',
};

/** Reads a sentence such as “add a due date to invoices and make the amount optional” as a list of edits. */
export function readChange(sentence: string, entity: Entity): ChangeReading {
  const edits: ModelEdit[] = [];
  const unread: UnreadWords[] = [];
  // One space between words: the rules of a clause are slow on long runs of white space.
  for (const words of sentence
    .replaceAll(/[^\S\n]+/gu, ' ')
    .split(CLAUSE_ENDS)
    .map((clause) => clause.trim())) {
    if (words === '') continue;
    for (const one of readClause(words, entity)) {
      if (!('key' in one)) unread.push(one);
      else if (!edits.some(({ key }) => key === one.key)) edits.push(one);
    }
  }
  return { edits, unread };
}

function readClause(words: string, entity: Entity): readonly (ModelEdit | UnreadWords)[] {
  const fault = (kind: UnreadWords['kind'], name = ''): readonly UnreadWords[] => [{ kind, words, name }];
  if (words.length > MAX_SENTENCE_LENGTH) return fault('unread');
  const isEntity = (name: string) => plainName(name) === plainName(entity.name);
  const find = (name: string): Field | undefined => {
    const wanted = plainName(name.replace(/^(?:an?|the|its)\s+/iu, ''));
    return entity.fields.find((field) =>
      [plainName(field.name), `${plainName(entity.name)} ${plainName(field.name)}`].includes(wanted),
    );
  };

  const adds = (ADD.exec(words) ?? GIVE.exec(words))?.groups;
  if (adds) {
    if (adds['entity'] && !isEntity(adds['entity'])) return fault('noEntity', adds['entity']);
    return listOf(adds['list']!).flatMap((part, index): readonly (ModelEdit | UnreadWords)[] => {
      const field = readField(part.replace(/^(?:new\s+)?fields?\s+(?:called\s+|named\s+)?/iu, ''), index + 1);
      if (find(field.name)) return fault('known', field.name);
      if (entity.fields.length >= MAX_FIELDS) return fault('full', field.name);
      const used = entity.fields.some(({ id }) => id === field.id);
      const own = { ...field, id: used ? `${field.id.slice(0, 36)}-2` : field.id };
      return [{ key: `add ${own.id}`, words, kind: 'add', field: own }];
    });
  }
  const removes = REMOVE.exec(words)?.groups;
  if (removes) {
    if (removes['entity'] && !isEntity(removes['entity'])) return fault('noEntity', removes['entity']);
    return listOf(removes['list']!).flatMap((part): readonly (ModelEdit | UnreadWords)[] => {
      const field = find(part);
      if (!field) return fault('noField', part);
      if (entity.fields.length <= 1) return fault('last', part);
      return [{ key: `remove ${field.id}`, words, kind: 'remove', id: field.id, name: field.name }];
    });
  }
  const makes = MAKE.exec(words)?.groups;
  if (makes) return changeOf(makes['field']!, madeOf(makes['what']!.toLowerCase()));
  const limits = LIMIT.exec(words)?.groups;
  if (limits && (limits['how'] !== 'to' || /^(?:please\s+)?limit\b/iu.test(words)))
    return changeOf(limits['field']!, (field) => limitOf(field, limits));
  const choices = CHOICES.exec(words)?.groups;
  if (choices)
    return changeOf(choices['field']!, () => ({
      type: 'choice',
      choices: choicesFrom(choices['list']!.split(/\s*(?:,|\bor\b)\s*/iu)),
    }));
  const renames = RENAME.exec(words)?.groups;
  const from = renames?.['from'] ?? renames?.['called'] ?? '';
  if (renames && from !== '') {
    const to = capital(renames['to']!.trim()).slice(0, 60);
    const field = find(from);
    if (field) return [{ key: `rename ${field.id} ${to}`, words, kind: 'rename', id: field.id, name: field.name, to }];
    if (isEntity(from))
      return [{ key: `renameEntity ${to}`, words, kind: 'renameEntity', name: entity.name, to: capital(singular(to)) }];
    return fault('noField', from);
  }
  return fault('unread');

  function changeOf(
    name: string,
    make: (field: Field) => Partial<Omit<Field, 'id' | 'name'>>,
  ): readonly (ModelEdit | UnreadWords)[] {
    const field = find(name);
    if (!field) return fault('noField', name);
    const change = make(field);
    return [
      {
        key: `change ${field.id} ${JSON.stringify(change)}`,
        words,
        kind: 'change',
        id: field.id,
        name: field.name,
        change,
      },
    ];
  }
}

function madeOf(what: string): () => Partial<Omit<Field, 'id' | 'name'>> {
  if (what === 'required' || what === 'mandatory') return () => ({ required: true });
  if (what === 'optional') return () => ({ required: false });
  if (what === 'unique') return () => ({ unique: true });
  return () => ({ type: TYPES[what.replace(/^an?\s+/u, '')] ?? 'text' });
}

function limitOf(
  field: Field,
  groups: Readonly<Record<string, string | undefined>>,
): Partial<Omit<Field, 'id' | 'name'>> {
  const { how = '', one = '', two, unit } = groups;
  const number = readNumber(one);
  if (unit || field.type === 'text') return { maxLength: lengthLimit(two ? readNumber(two) : number) };
  if (two) return { minimum: number, maximum: readNumber(two) };
  return /least|less/iu.test(how) ? { minimum: number } : { maximum: number };
}
