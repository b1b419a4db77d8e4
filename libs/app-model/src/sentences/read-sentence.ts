import { MAX_FIELDS, type Entity } from '../entity.ts';
import { listOf, readField } from './read-field.ts';
import { capital, singular } from './word-forms.ts';

const SENTENCE = /^\s*(?:an?\s+|the\s+|every\s+)?(.+?)\s+(?:with|has|have|consists? of|:)\s+(.+?)[\s.]*$/iu;

/**
 * Reads “invoices with number, due date and amount” as a definition, by these rules and no others.
 *
 * What stands before “with” or “has” is the name, in the singular. What follows are the fields, parted by commas and
 * “and”; articles are dropped, and “unique” and “optional” are rules. The last words of a field tell its type. Answers
 * `null` where there is no such sentence.
 */
export function readSentence(sentence: string): Entity | null {
  const [, thing = '', list = ''] = SENTENCE.exec(sentence) ?? [];
  const parts = listOf(list);
  if (thing === '' || parts.length === 0) return null;
  const fields = parts
    .slice(0, MAX_FIELDS)
    .map((part, index) => ({ ...readField(part, index + 1), id: `f${index + 1}` }));
  return { name: capital(singular(thing)), fields };
}
