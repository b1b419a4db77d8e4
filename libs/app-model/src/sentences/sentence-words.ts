import { MAX_NAME_LENGTH } from '../entity.ts';
import type { Evidence, Sentence } from './reading.ts';
import { MAX_SENTENCE_LENGTH } from './split-sentences.ts';
import { capital, singular } from './word-forms.ts';

/** Verbs whose object is stored. */
const KEEPING = [
  'record',
  'create',
  'add',
  'enter',
  'register',
  'keep',
  'file',
  'submit',
  'book',
  'place',
  'request',
  'write',
  'open',
  'plan',
  'borrow',
  'store',
  'order',
];

/** Verbs for actions on stored things. */
const ACTING = [
  'approve',
  'reject',
  'refuse',
  'cancel',
  'close',
  'correct',
  'change',
  'edit',
  'update',
  'delete',
  'remove',
  'see',
  'read',
  'view',
  'assign',
  'confirm',
  'check',
  'print',
  'export',
  'pay',
  'ship',
  'send',
  'mark',
  'renew',
  'lend',
  'return',
  'review',
  'search',
  'receive',
];

const third = (verb: string) =>
  /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

const baseOf = new Map(
  [...KEEPING, ...ACTING].flatMap(
    (verb) =>
      [
        [verb, verb],
        [third(verb), verb],
      ] as const,
  ),
);
const VERB = [...baseOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const NAME = String.raw`[\p{L}][\p{L}-]*(?:\s[\p{L}][\p{L}-]*){0,2}?`;

const DOES = new RegExp(
  String.raw`^(?:as\s+an?\s+(?<asRole>${NAME}),?\s+i\s+(?:want\s+to|would\s+like\s+to|need\s+to|can|may|must)\s+|(?:only\s+)?(?:an?\s+|the\s+|each\s+|every\s+|any\s+|all\s+)?(?<role>${NAME})\s+(?:(?:can|may|must|should|shall|will)\s+(?:be\s+able\s+to\s+)?)?)(?<verb>${VERB})\s+(?<object>.+)$`,
  'iu',
);

const DETERMINERS = /^(?:(?:an?|the|any|all|each|every|new|own|their|its|his|her|one|some|these)\s+)+/iu;
const OBJECT_ENDS =
  /\s*(?:[,;:.(]|\b(?:with|of|above|below|over|under|for|in|on|at|to|from|when|if|by|before|after|within|and|or|that|which|who|more|less|exceeding|so|as|until)\b|\b\p{L}+ly\b|\b(?:soon|fast)\b|\d)/iu;

/** Action of a role on a thing. */
export interface Deed {
  role: string;
  verb: string;
  /** Thing in the singular, as a name: `Room booking`. */
  thing: string;
  /** Whether the sentence is about every such thing. */
  isAny: boolean;
  /** Rest of the sentence after the verb. */
  rest: string;
  words: Evidence;
}

/** Reads “A clerk records invoices …” and “As a clerk, I want to record invoices …”. */
export function deedOf({ number, text }: Sentence): Deed | null {
  const match = text.length <= MAX_SENTENCE_LENGTH ? DOES.exec(text) : null;
  if (!match?.groups) return null;
  const { asRole, role = asRole ?? '', verb = '', object = '' } = match.groups;
  const thing = thingOf(object);
  if (thing === null || /^(?:it|they|this|that|there|which|who|we|i|you)$/i.test(role)) return null;
  const end = match[0].length - object.length + (object.indexOf(thing.words) + thing.words.length);
  return {
    role: capital(singular(role.toLowerCase())),
    verb: baseOf.get(verb.toLowerCase())!,
    thing: thing.name,
    isAny: /^(?:any|all|every|each)\s/iu.test(object),
    rest: object,
    words: { sentence: number, start: text.indexOf(verb), end },
  };
}

/** Returns the noun at the start of the words, without determiners, in the singular. */
export function thingOf(words: string): { name: string; words: string } | null {
  const noun = words.replace(DETERMINERS, '').split(OBJECT_ENDS, 1)[0]!.trim();
  const count = noun.split(/\s+/).length;
  if (noun === '' || noun.length > MAX_NAME_LENGTH || count > 3 || !/^[\p{L}][\p{L}\s-]*$/u.test(noun)) return null;
  return { name: capital(singular(noun.toLowerCase())), words: noun };
}

export const isKeeping = (verb: string): boolean => KEEPING.includes(verb);

/** Returns the position of words in a sentence; the whole sentence when they are not found. */
export function evidence({ number, text }: Sentence, words: string): Evidence {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 || words === ''
    ? { sentence: number, start: 0, end: text.length }
    : { sentence: number, start, end: start + words.length };
}
