import { MAX_FIELDS, type Entity } from '../entity.ts';
import { listOf, readField } from './read-field.ts';
import { MAX_SENTENCE_LENGTH } from './split-sentences.ts';
import { capital, singular } from './word-forms.ts';

const SENTENCE = /^\s*(?:an?\s+|the\s+|every\s+)?(.+?)\s+(?:with|has|have|consists? of|:)\s+(.+?)[\s.]*$/iu;

/**
 * Reads “invoices with number, due date and amount” as a definition, with these rules only.
 *
 * The words before “with” or “has” are the name, in the singular. The words after it are the fields, separated by
 * commas
 * and “and”; articles are removed, and “unique” and “optional” are rules. The words of a field determine its type.
 * Returns `null` for any other sentence, and for one that is too long.
 */
export function readSentence(sentence: string): Entity | null {
  if (sentence.length > MAX_SENTENCE_LENGTH) return null;
  const [, thing = '', list = ''] = SENTENCE.exec(sentence.replaceAll(/\s+/gu, ' ')) ?? [];
  const parts = listOf(list);
  if (thing === '' || parts.length === 0) return null;
  const fields = parts
    .slice(0, MAX_FIELDS)
    .map((part, index) => ({ ...readField(part, index + 1), id: `f${index + 1}` }));
  return { name: capital(singular(thing)), fields };
}
