import { findGaps, type Gap } from './find-gaps.ts';
import { readRules } from './read-rules.ts';
import { namesOfEntities, readStructure } from './read-structure.ts';
import type { Collector, ItemKind, RequirementItem, Sentence } from './reading.ts';
import { MAX_SENTENCE_LENGTH, splitSentences } from './split-sentences.ts';

/** Result of reading a text: its sentences, the requirements in them, and the open questions. */
export interface RequirementReading {
  sentences: readonly Sentence[];
  items: readonly RequirementItem[];
  gaps: readonly Gap[];
}

const KIND_ORDER: readonly ItemKind[] = [
  'entity',
  'field',
  'relation',
  'limit',
  'notBefore',
  'approval',
  'forbid',
  'role',
];

/**
 * Reads plain English requirements, sentence by sentence, with the rules in `READING_RULES` only.
 *
 * The same text gives the same result. A sentence that matches no rule, or is too long, becomes an open question, so
 * nothing is ignored.
 */
export function readRequirements(text: string): RequirementReading {
  const sentences = splitSentences(text);
  const found: Collector = { items: new Map(), read: new Set() };
  const readable = sentences.filter((sentence) => sentence.text.length <= MAX_SENTENCE_LENGTH);
  const entities = namesOfEntities(readable);
  for (const sentence of readable) readStructure(sentence, entities, found);
  for (const sentence of readable) readRules(sentence, found);
  const items = [...found.items.values()].toSorted(
    (one, other) => KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind),
  );
  return { sentences, items, gaps: findGaps(sentences, found) };
}
