import type { Field } from '../entity.ts';
import { listOf, readField } from './read-field.ts';
import { collect, type Collector, type Sentence } from './reading.ts';
import { deedOf, evidence, isKeeping, thingOf } from './sentence-words.ts';
import { capital, idOf, plainName } from './word-forms.ts';

const HAS =
  /^(?:an?\s+|the\s+|each\s+|every\s+|all\s+|any\s+)?(?<thing>[\p{L}][\p{L}\s-]*?)\s+(?<has>(?:must\s+have|should\s+have|can\s+have|may\s+have|has|have|contains?|consists?\s+of|includes?|needs?))\s+(?<list>.+?)[\s.]*$/iu;
const WITH = /\bwith\s+(?<list>.+?)[\s.]*$/iu;
const BELONGS =
  /^(?:an?\s+|the\s+|each\s+|every\s+|all\s+|any\s+)?(?<thing>[\p{L}][\p{L}\s-]*?)\s+(?<how>(?:must\s+)?(?:belongs?\s+to|(?:is|are)\s+(?:for|of|assigned\s+to|made\s+by|linked\s+to)|refers?\s+to|leads?\s+to))\s+(?:exactly\s+)?(?<target>.+?)[\s.]*$/iu;
const MANY = /^(?:many|several|multiple|one\s+or\s+more|any\s+number\s+of|a\s+list\s+of)\s+(?<things>.+)$/iu;
/** End of a list of fields, where a reason or a condition begins. */
const LIST_ENDS =
  /[,\s]+(?:so\s+that|because|which|who|when|if|in\s+order\s+to|before|after|unless|every\s+time|that\s+(?:can|must|is|are))\b.*$/iu;

const nameOfThing = (words: string) => thingOf(words)?.name ?? null;

/** Returns the entities of a text: things that have fields, are recorded, or belong to something. */
export function namesOfEntities(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((sentence) => {
      const { thing, target } = { ...HAS.exec(sentence.text)?.groups, ...BELONGS.exec(sentence.text)?.groups };
      const deed = deedOf(sentence);
      return [
        deed ? (isKeeping(deed.verb) ? deed.thing : null) : thing && nameOfThing(thing),
        !deed && target ? nameOfThing(target) : null,
      ].filter((name): name is string => Boolean(name));
    }),
  );
}

/** Reads entities, fields, relations and roles from one sentence. */
export function readStructure(sentence: Sentence, entities: ReadonlySet<string>, into: Collector): void {
  const deed = deedOf(sentence);
  if (deed) {
    collect(into, { kind: 'role', rule: 'does', role: deed.role, does: [deed.verb] }, deed.words);
    if (!isKeeping(deed.verb)) return;
    collect(into, { kind: 'entity', rule: 'records', entity: deed.thing }, deed.words);
    readList(sentence, { owner: deed.thing, list: WITH.exec(sentence.text)?.groups?.['list'] ?? '', entities, into });
    return;
  }
  const belongs = BELONGS.exec(sentence.text)?.groups;
  const [thing, target] = [nameOfThing(belongs?.['thing'] ?? ''), nameOfThing(belongs?.['target'] ?? '')];
  if (belongs && thing && target) {
    const from = evidence(sentence, belongs['how']!);
    collect(into, { kind: 'entity', rule: 'belongs', entity: thing }, from);
    collect(into, { kind: 'entity', rule: 'belongs', entity: target }, from);
    collect(into, { kind: 'relation', rule: 'belongs', entity: thing, field: relationTo(target) }, from);
    return;
  }
  const has = HAS.exec(sentence.text)?.groups;
  const owner = nameOfThing(has?.['thing'] ?? '');
  if (!has || !owner) return;
  collect(into, { kind: 'entity', rule: 'has', entity: owner }, evidence(sentence, `${has['thing']} ${has['has']}`));
  readList(sentence, { owner, list: has['list']!, entities, into });
}

interface OwnedList {
  owner: string;
  list: string;
  entities: ReadonlySet<string>;
  into: Collector;
}

function readList(sentence: Sentence, { owner, list, entities, into }: OwnedList): void {
  for (const part of listOf(list.replace(LIST_ENDS, ''))) {
    const from = evidence(sentence, part);
    const many = nameOfThing(MANY.exec(part)?.groups?.['things'] ?? '');
    const named = [...entities].find((name) => plainName(name) === plainName(part));
    if (many) {
      collect(into, { kind: 'entity', rule: 'many', entity: many }, from);
      collect(into, { kind: 'relation', rule: 'many', entity: many, field: relationTo(owner) }, from);
    } else if (named && named !== owner) {
      collect(into, { kind: 'relation', rule: 'has', entity: owner, field: relationTo(named) }, from);
    } else if (part.replace(/\s*[(:].*$/u, '').split(/\s+/).length <= 8) {
      const field = readField(part, into.items.size + 1);
      if (field.name.split(' ').length <= 4) collect(into, { kind: 'field', rule: 'has', entity: owner, field }, from);
    }
  }
}

const relationTo = (target: string): Field => ({
  id: idOf(target, 'relation'),
  name: capital(target),
  type: 'relation',
  required: true,
  target,
});
