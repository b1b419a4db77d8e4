import { MAX_DECIMALS, type Field } from '../entity.ts';
import { collect, itemsOf, type Collector, type Evidence, type Sentence } from './reading.ts';
import { deedOf, evidence, thingOf } from './sentence-words.ts';
import { choicesFrom, lengthLimit, NUMBER, plainName, readNumber } from './word-forms.ts';

const FORBID =
  /^(?:an?\s+|the\s+|no\s+)?(?:(?<state>\p{L}+(?:ed|id|en|nt|ne))\s+(?<thing>[\p{L}\s-]+?)|(?<thing2>[\p{L}\s-]+?)\s+that\s+(?:is|are|was|were)\s+(?<state2>\p{L}+))\s+(?<how>(?:cannot|can\s*not|may\s+not|must\s+not|can\s+never|can['’]t)\s+be\s+(?<verb>\p{L}+))/iu;
const ABOVE = new RegExp(
  String.raw`\b(?:above|over|more than|exceeding|greater than)\s+[^\d\s]?\s*(?<above>${NUMBER})`,
  'iu',
);
const SAYS =
  /^(?:an?\s+|the\s+|its\s+|their\s+|each\s+|every\s+)?(?<field>[\p{L}][\p{L}\s-]*?)(?:\s+of\s+(?:an?|the|each|every)\s+(?<owner>[\p{L}][\p{L}\s-]*?))?\s+(?<rest>(?:must|should|shall|has\s+to|may|can|is|are|lies|cannot)\b.*?)[\s.]*$/iu;

const number = (name: string) => String.raw`[^\d\p{L}]?(?<${name}>${NUMBER})`;
const BOUNDS: readonly { words: RegExp; change: (field: Field, one: number, two: number) => Partial<Field> }[] = [
  {
    words: new RegExp(
      String.raw`\b(?:at most|no more than|not more than|up to|no longer than)\s+${number('one')}\s+(?:characters|letters)`,
      'iu',
    ),
    change: (_, most) => ({ maxLength: lengthLimit(most) }),
  },
  {
    words: new RegExp(String.raw`\bbetween\s+${number('one')}\s+and\s+${number('two')}`, 'iu'),
    change: (_, one, two) => ({ minimum: one, maximum: two }),
  },
  {
    words: new RegExp(
      String.raw`\b(?:at least|no less than|not less than|not be less than|not be below)\s+${number('one')}`,
      'iu',
    ),
    change: (_, one) => ({ minimum: one }),
  },
  {
    words: new RegExp(
      String.raw`\b(?:at most|no more than|not more than|not exceed|not be more than|not be above|up to)\s+${number('one')}`,
      'iu',
    ),
    change: (_, one) => ({ maximum: one }),
  },
  {
    words: new RegExp(String.raw`\b(?:greater than|more than|above)\s+${number('one')}`, 'iu'),
    change: (field, one) => ({ minimum: stepFrom(one, field, 1) }),
  },
  {
    words: new RegExp(String.raw`\b(?:less than|below|under)\s+${number('one')}`, 'iu'),
    change: (field, one) => ({ maximum: stepFrom(one, field, -1) }),
  },
];

/** Returns a limit moved by the smallest difference between two values of a field. */
function stepFrom(limit: number, { type, decimals = 2 }: Field, direction: 1 | -1): number {
  const moved = limit + direction * (type === 'decimal' ? 10 ** -decimals : 1);
  // A sum of decimals has an error far behind the point.
  return Number(moved.toFixed(MAX_DECIMALS));
}

/** Reads the rules of one sentence for entities and fields of the other sentences. */
export function readRules(sentence: Sentence, into: Collector): void {
  if (readForbidden(sentence, into) || readApproval(sentence, into)) return;
  const match = SAYS.exec(sentence.text)?.groups;
  if (!match || deedOf(sentence)) return;
  const rest = match['rest']!;
  const found = findField(into, { words: match['field']!, owner: match['owner'] });
  if (!found) return;
  const { entity, field } = found;
  const from: Evidence = evidence(sentence, rest);
  const limit = (rule: 'limit' | 'required' | 'unique' | 'choices', change: Partial<Field>) =>
    collect(into, { kind: 'limit', rule, entity, field: field.id, change }, from);
  const than =
    /\b(?:not be before|be on or after|not be earlier than|be after)\s+(?:the\s+)?(?<than>[\p{L}\s-]+)/iu.exec(rest)
      ?.groups?.['than'];
  const other = than && findField(into, { words: than, owner: entity });
  if (other) collect(into, { kind: 'notBefore', rule: 'order', entity, field: field.id, than: other.field.id }, from);
  if (/\bunique\b/iu.test(rest)) limit('unique', { unique: true });
  if (/\b(?:is|are|be) (?:required|mandatory|given|filled in|entered)\b/iu.test(rest))
    limit('required', { required: true });
  if (/\b(?:is|are|be) optional|may be (?:left )?empty\b/iu.test(rest)) limit('required', { required: false });
  const bound = BOUNDS.find(({ words }) => words.test(rest));
  const { one, two } = bound?.words.exec(rest)?.groups ?? {};
  if (bound && one) limit('limit', bound.change(field, readNumber(one), readNumber(two ?? one)));
  const choices =
    /^(?:is|are|can be|may be|must be|should be)\s+(?:one of\s*:?\s*|either\s+)?(?<list>[\p{L}\s,-]+?\s+or\s+[\p{L}\s-]+)$/iu.exec(
      rest,
    )?.groups?.['list'];
  if (choices && !bound)
    limit('choices', {
      type: 'choice',
      choices: choicesFrom(choices.split(/\s*(?:,|\bor\b)\s*/iu)),
    });
}

/** Reads a sentence such as “Paid invoices cannot be changed”, which also implies a status field of the invoice. */
function readForbidden(sentence: Sentence, into: Collector): boolean {
  const groups = FORBID.exec(sentence.text)?.groups;
  const thing = thingOf(groups?.['thing'] ?? groups?.['thing2'] ?? '')?.name;
  const state = (groups?.['state'] ?? groups?.['state2'] ?? '').toLowerCase();
  const entity = itemsOf(into, 'entity').find((item) => item.entity === thing)?.entity;
  if (!groups || !entity) return false;
  collect(
    into,
    { kind: 'forbid', rule: 'forbid', entity, state, verb: groups['verb']!.toLowerCase() },
    evidence(sentence, groups['how']!),
  );
  const words = evidence(sentence, groups['state'] ?? groups['state2']!);
  const status = itemsOf(into, 'field').find((item) => item.entity === entity && item.field.id === 'status');
  if (!status) {
    const field: Field = { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', state] };
    collect(into, { kind: 'field', rule: 'implied', entity, field }, words);
  } else if (status.rule === 'implied' && !status.field.choices?.includes(state)) {
    status.field = { ...status.field, choices: [...(status.field.choices ?? []), state] };
    status.from.push(words);
  }
  return true;
}

/** Reads an approval such as “A manager approves invoices above 10,000”. */
function readApproval(sentence: Sentence, into: Collector): boolean {
  const deed = deedOf(sentence);
  if (deed?.verb !== 'approve' && deed?.verb !== 'confirm') return false;
  const entity = itemsOf(into, 'entity').find((item) => item.entity === deed.thing)?.entity;
  if (!entity) return false;
  const above = ABOVE.exec(sentence.text)?.groups?.['above'];
  collect(
    into,
    { kind: 'approval', rule: 'approval', entity, role: deed.role, above: above ? readNumber(above) : null },
    deed.words,
  );
  return true;
}

/** Finds the field with a name, with or without the name of its entity before it. */
function findField(into: Collector, { words, owner }: { words: string; owner: string | undefined }) {
  const wanted = plainName(words);
  const fields = [...itemsOf(into, 'field'), ...itemsOf(into, 'relation')];
  const ofOwner = owner ? fields.filter(({ entity }) => plainName(entity) === plainName(owner)) : fields;
  return ofOwner.find(({ entity, field }) =>
    [plainName(field.name), `${plainName(entity)} ${plainName(field.name)}`].includes(wanted),
  );
}
