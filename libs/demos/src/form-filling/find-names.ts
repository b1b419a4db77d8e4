import { linesOf, type Finding, type Line } from './finding.ts';

/** Closings of a letter: the name comes next. */
const CLOSING =
  /^(?:(?:kind|best|warm|with)?\s*(?:regards|wishes)|thanks(?: and regards)?|thank you|(?:yours )?(?:sincerely|faithfully)|yours|सादर|धन्यवाद|भवदीय|भवदीया)[,!.।]?$/iu;

/** Words of a postal address. */
const PLACE =
  /(?<!\p{L})(?:road|street|lane|nagar|marg|floor|tower|building|house|city|near|मार्ग|नगर|रोड|सड़क)(?![\p{L}\p{M}])/iu;

/** Pattern of a word in a name: an uppercase or caseless letter, then letters, points, apostrophes, hyphens. */
const NAME_WORD = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*$/u;

export interface NameSurroundings {
  /** Words for a person’s job. */
  role: RegExp;
  /** Words that appear only in names of firms. */
  firm: RegExp;
  /** E-mail addresses in the same text. */
  emails: readonly Finding[];
}

/** Finds names of people: after the closing of a letter, in an e-mail address, or on a separate line. */
export function findNames(text: string, { role, firm, emails }: NameSurroundings): readonly Finding[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index): Finding[] => {
    if (CLOSING.test(line.text) || [role, firm, PLACE].some((words) => words.test(line.text))) return [];
    const words = wordsOfName(line.text);
    const isAfterClosing = index > 0 && CLOSING.test(lines[index - 1]!.text);
    if (words === null || words.length > 4) return [];
    if (words.length === 1) return words[0]!.length > 1 ? [at(line, { rule: 'name.oneWord', sureness: 'unsure' })] : [];
    if (isAfterClosing) return [at(line, { rule: 'name.closing', sureness: 'sure' })];
    if (emails.some(({ value }) => isIn(words, value))) return [at(line, { rule: 'name.address', sureness: 'sure' })];
    return [at(line, { rule: 'name.line', sureness: 'likely' })];
  });
}

/** Parses a name from a label’s value, such as `Asha Rao <asha.rao@example.com>`. */
export function readName(words: string): string | null {
  const name = words.split('<', 1)[0]!.trim();
  return wordsOfName(name) === null ? null : name;
}

/** Returns the words of a name; `null` where a word does not look like a name. */
function wordsOfName(text: string): readonly string[] | null {
  const words = text.replace(/[,;]$/, '').split(/\s+/);
  return words.every((word) => NAME_WORD.test(word)) ? words : null;
}

/** Returns whether the address spells the name, as `asha.rao@` does. */
function isIn(words: readonly string[], address: string): boolean {
  const local = address
    .split('@')[0]!
    .toLowerCase()
    .split(/[._-]+/);
  return words.every((word) => local.includes(word.toLowerCase()));
}

function at({ text, start }: Line, how: Pick<Finding, 'rule' | 'sureness'>): Finding {
  const value = text.replace(/[,;]$/, '');
  return { value, start, end: start + value.length, ...how };
}
