import { linesOf, type Finding, type Line } from './finding.ts';

/** How a letter ends: the name comes next. */
const CLOSING =
  /^(?:(?:kind|best|warm|with)?\s*(?:regards|wishes)|thanks(?: and regards)?|thank you|(?:yours )?(?:sincerely|faithfully)|yours|सादर|धन्यवाद|भवदीय|भवदीया)[,!.।]?$/iu;

/** Words of a postal address. */
const PLACE =
  /(?<!\p{L})(?:road|street|lane|nagar|marg|floor|tower|building|house|city|near|मार्ग|नगर|रोड|सड़क)(?![\p{L}\p{M}])/iu;

/** A word of a name: a capital or a letter of a script without capitals, then letters, points, apostrophes, hyphens. */
const NAME_WORD = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]*$/u;

export interface NameSurroundings {
  /** Words for what somebody does. */
  role: RegExp;
  /** Words that only firms have in their names. */
  firm: RegExp;
  /** The e-mail addresses in the same text. */
  emails: readonly Finding[];
}

/** Finds names of people: after the closing of a letter, in an e-mail address, or on a line of their own. */
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

/** Reads the name out of what a label names, such as `Asha Rao <asha.rao@example.com>`. */
export function readName(words: string): string | null {
  const name = words.split('<', 1)[0]!.trim();
  return wordsOfName(name) === null ? null : name;
}

/** The words of a name; `null` for what no name looks like. */
function wordsOfName(text: string): readonly string[] | null {
  const words = text.replace(/[,;]$/, '').split(/\s+/);
  return words.every((word) => NAME_WORD.test(word)) ? words : null;
}

/** Whether the address spells the name, as `asha.rao@` does. */
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
