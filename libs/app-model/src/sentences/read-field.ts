import type { Field } from '../entity.ts';
import { MAX_SENTENCE_LENGTH } from './split-sentences.ts';
import { capital, choicesFrom, idOf, lengthLimit, NUMBER, readNumber } from './word-forms.ts';

type TypeRules = Omit<Field, 'id' | 'name' | 'required'>;

/** Words that determine the type of a field, checked in this order; a field without a match is text. */
export const TYPE_WORDS: readonly { words: RegExp; rules: TypeRules }[] = [
  { words: /\b(?:e-?mail)\b|ई-?मेल/i, rules: { type: 'email' } },
  { words: /\b(?:date|day|night|due|deadline|birthday|since|from|until)\b|तिथि|तारीख/i, rules: { type: 'date' } },
  {
    words: /\b(?:amount|price|total|cost|rate|fee|salary|sum)\b|राशि|कीमत|मूल्य/i,
    rules: { type: 'decimal', minimum: 0, decimals: 2 },
  },
  {
    words: /\b(?:quantity|count|hours|minutes|days|nights|pages|age|score|stock)\b/i,
    rules: { type: 'integer', minimum: 0 },
  },
  { words: /\b(?:paid|done|active|approved|closed|confirmed)\b/i, rules: { type: 'boolean' } },
  { words: /\b(?:status|state)\b|स्थिति/i, rules: { type: 'choice', choices: ['open', 'done'] } },
  { words: /\b(?:phone|mobile|telephone)\b/i, rules: { type: 'text', maxLength: 20 } },
  { words: /\b(?:number|no|code|key|id|sku|reference)\b/i, rules: { type: 'text', maxLength: 20, unique: true } },
];

const ARTICLE = /^(?:an?|the|its|their|his|her|one)\s+/iu;
const RULE_WORDS = /\b(?:unique|optional|required|mandatory)\b\s*/giu;
const LENGTH = new RegExp(
  `\\s*(?:of|with|,)?\\s*(?:up to|at most|max(?:imum)?)\\s+(${NUMBER})\\s+(?:characters|letters)`,
  'iu',
);
const CHOICES = /\s*[(:]\s*([^()]+?)\s*\)?$/u;

/** Reads the words for a field, such as “a unique copy code” or “status (open, sent)”. */
export function readField(words: string, place: number): Field {
  const part = words.slice(0, MAX_SENTENCE_LENGTH).replaceAll(/\s+/gu, ' ').replace(ARTICLE, '').trim();
  const length = LENGTH.exec(part);
  const choices = CHOICES.exec(part)?.[1]?.split(/\s*(?:,|;|\/|\bor\b|\band\b)\s*/iu);
  const name = part.replace(LENGTH, '').replace(CHOICES, '').replace(RULE_WORDS, '').trim() || part;
  const rules: TypeRules = choices
    ? { type: 'choice', choices: choicesFrom(choices) }
    : (TYPE_WORDS.find((one) => one.words.test(name))?.rules ?? { type: 'text' });
  return {
    id: idOf(name, `f${place}`),
    name: capital(name).slice(0, 60),
    required: !/\boptional\b/iu.test(part),
    ...rules,
    ...(length && rules.type === 'text' ? { maxLength: lengthLimit(readNumber(length[1]!)) } : {}),
    ...(/\bunique\b/iu.test(part) ? { unique: true } : {}),
  };
}

/** Splits a list at commas and “and”, and removes articles; text in brackets is not split. */
export const listOf = (list: string): readonly string[] =>
  list
    .split(/\s*(?:[,;](?![^(]*\))|\band\b(?![^(]*\))|&)\s*/iu)
    .map((part) =>
      part
        .replace(/^and\s+/iu, '')
        .replace(ARTICLE, '')
        .trim(),
    )
    .filter(Boolean);
