import type { Field } from '../entity.ts';

/** Sentence of a requirements text; numbers start at 1. */
export interface Sentence {
  number: number;
  text: string;
}

/** Words of a sentence that matched a rule. */
export interface Evidence {
  sentence: number;
  start: number;
  end: number;
}

export const READING_RULES = [
  'has',
  'records',
  'belongs',
  'many',
  'does',
  'limit',
  'required',
  'unique',
  'choices',
  'order',
  'approval',
  'forbid',
  'implied',
] as const;

export type ReadingRule = (typeof READING_RULES)[number];

interface Found {
  /** Stable key: the same for words with the same meaning, so that a decision about the item is kept. */
  key: string;
  rule: ReadingRule;
  from: Evidence[];
}

/** Requirement that a text states. */
export type RequirementItem = Found &
  (
    | { kind: 'entity'; entity: string }
    | { kind: 'field'; entity: string; field: Field }
    | { kind: 'relation'; entity: string; field: Field }
    | { kind: 'limit'; entity: string; field: string; change: Partial<Omit<Field, 'id'>> }
    | { kind: 'notBefore'; entity: string; field: string; than: string }
    | { kind: 'approval'; entity: string; role: string; above: number | null }
    | { kind: 'forbid'; entity: string; state: string; verb: string }
    | { kind: 'role'; role: string; does: string[] }
  );

export type ItemKind = RequirementItem['kind'];

/** Results of the reading, collected sentence by sentence. */
export interface Collector {
  items: Map<string, RequirementItem>;
  /** Numbers of the sentences that matched a rule. */
  read: Set<number>;
}

type Without<Item> = Item extends unknown ? Omit<Item, 'from' | 'key'> : never;

/** Adds an item, or adds the sentence to an equal item. */
export function collect(into: Collector, item: Without<RequirementItem>, from: Evidence): void {
  const key = keyOf(item as RequirementItem);
  into.read.add(from.sentence);
  const known = into.items.get(key);
  if (!known) {
    into.items.set(key, { ...item, key, from: [from] } as RequirementItem);
    return;
  }
  if (!known.from.some(({ sentence }) => sentence === from.sentence)) known.from.push(from);
  if (known.kind === 'role' && item.kind === 'role') known.does = [...new Set([...known.does, ...item.does])];
}

function keyOf(item: RequirementItem): string {
  switch (item.kind) {
    case 'role':
      return `role ${item.role}`;
    case 'entity':
      return `entity ${item.entity}`;
    case 'field':
    case 'relation':
      return `field ${item.entity} ${item.field.id}`;
    case 'limit':
      return `limit ${item.entity} ${item.field} ${Object.keys(item.change).join(' ')} ${Object.values(item.change).join(' ')}`;
    case 'notBefore':
      return `notBefore ${item.entity} ${item.field} ${item.than}`;
    case 'approval':
      return `approval ${item.entity} ${item.role}`;
    case 'forbid':
      return `forbid ${item.entity} ${item.state} ${item.verb}`;
    default:
      return item satisfies never;
  }
}

export const itemsOf = <Kind extends ItemKind>({ items }: Collector, kind: Kind) =>
  [...items.values()].filter((item): item is Extract<RequirementItem, { kind: Kind }> => item.kind === kind);
