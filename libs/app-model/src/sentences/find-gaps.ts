import { itemsOf, type Collector, type Evidence, type Sentence } from './reading.ts';
import { deedOf } from './sentence-words.ts';

/** Open question to the author: its kind, the sentences it is about, and the words for its text. */
export interface Gap {
  kind:
    | 'contradiction'
    | 'twoLimits'
    | 'vague'
    | 'currency'
    | 'whoSets'
    | 'refusal'
    | 'key'
    | 'noFields'
    | 'noPerson'
    | 'unread';
  from: readonly Evidence[];
  values: Readonly<Record<string, string>>;
}

/** Words that readers understand differently. */
export const VAGUE_WORDS = [
  'quickly',
  'soon',
  'fast',
  'early enough',
  'in time',
  'regularly',
  'often',
  'sometimes',
  'usually',
  'normally',
  'recent',
  'large',
  'small',
  'long',
  'short',
  'many',
  'few',
  'several',
  'some',
  'easy',
  'easily',
  'simple',
  'user-friendly',
  'friendly',
  'modern',
  'flexible',
  'appropriate',
  'suitable',
  'reasonable',
  'sufficient',
  'as needed',
  'if necessary',
  'if possible',
  'etc',
  'and so on',
  'secure',
  'efficient',
  'tbd',
] as const;

const VAGUE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...VAGUE_WORDS].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}-])`,
  'giu',
);
const CURRENCY = /[₹$€£¥]|\b(?:rupees?|euros?|dollars?|pounds?|currency|inr|eur|usd|gbp)\b/iu;
const CHANGING: Readonly<Record<string, readonly string[]>> = {
  changed: ['change', 'correct', 'edit', 'update'],
  edited: ['change', 'correct', 'edit', 'update'],
  corrected: ['change', 'correct', 'edit', 'update'],
  updated: ['change', 'correct', 'edit', 'update'],
  deleted: ['delete', 'remove'],
  removed: ['delete', 'remove'],
  cancelled: ['cancel'],
};

/** Finds the open questions of a text with fixed checks: contradictions first, then vague words, then missing facts. */
export function findGaps(sentences: readonly Sentence[], found: Collector): readonly Gap[] {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const deeds = sentences.flatMap((sentence) => deedOf(sentence) ?? []);
  const fields = itemsOf(found, 'field');
  const limits = itemsOf(found, 'limit');
  const whole = ({ number, text: words }: Sentence): Evidence => ({ sentence: number, start: 0, end: words.length });
  const gaps: Gap[] = [];

  for (const { entity, state, verb, from } of itemsOf(found, 'forbid'))
    for (const deed of deeds)
      if (deed.isAny && deed.thing === entity && CHANGING[verb]?.includes(deed.verb))
        gaps.push({
          kind: 'contradiction',
          from: [...from, deed.words],
          values: { entity, state, verb, role: deed.role, deed: deed.verb },
        });
  for (const [index, one] of limits.entries())
    for (const other of limits.slice(index + 1))
      for (const bound of ['minimum', 'maximum', 'maxLength'] as const) {
        const [a, b] = [one.change[bound], other.change[bound]];
        if (one.entity === other.entity && one.field === other.field && a !== undefined && b !== undefined && a !== b)
          gaps.push({
            kind: 'twoLimits',
            from: [...one.from, ...other.from],
            values: { field: `${one.entity}.${one.field}`, one: String(a), other: String(b) },
          });
      }
  for (const sentence of sentences)
    for (const { 0: word, index } of sentence.text.matchAll(VAGUE))
      gaps.push({
        kind: 'vague',
        from: [{ sentence: sentence.number, start: index, end: index + word.length }],
        values: { word },
      });
  const money = fields.filter(({ field }) => field.type === 'decimal');
  if (money.length > 0 && !CURRENCY.test(text))
    gaps.push({ kind: 'currency', from: money.flatMap(({ from }) => from), values: { field: money[0]!.field.name } });
  for (const { entity, state, from } of itemsOf(found, 'forbid'))
    if (!deeds.some(({ verb, thing }) => thing === entity && (state.startsWith(verb.slice(0, 3)) || verb === 'mark')))
      gaps.push({ kind: 'whoSets', from, values: { entity, state } });
  for (const { entity, role, from } of itemsOf(found, 'approval'))
    if (!/\b(?:refus|reject|declin)/iu.test(text)) gaps.push({ kind: 'refusal', from, values: { entity, role } });
  for (const { entity, field, from } of fields)
    if (
      field.type === 'text' &&
      field.unique &&
      !limits.some((item) => item.entity === entity && item.field === field.id)
    )
      gaps.push({ kind: 'key', from, values: { entity, field: field.name } });
  for (const { entity, from } of itemsOf(found, 'entity')) {
    if (!fields.some((item) => item.entity === entity)) gaps.push({ kind: 'noFields', from, values: { entity } });
    if (itemsOf(found, 'role').length === 0) gaps.push({ kind: 'noPerson', from, values: { entity } });
  }
  for (const sentence of sentences)
    if (!found.read.has(sentence.number)) gaps.push({ kind: 'unread', from: [whole(sentence)], values: {} });
  return gaps;
}
