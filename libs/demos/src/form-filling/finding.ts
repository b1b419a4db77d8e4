/** How far a rule trusts what it found. What is `unsure` is asked about and never filled in. */
export type Sureness = 'sure' | 'likely' | 'unsure';

/** The rules by which values are found; each is explained in the messages under `rule.`. */
export const RULE_IDS = [
  'label',
  'heading',
  'email',
  'phone.country',
  'phone.ten',
  'phone.short',
  'pin.address',
  'pin.alone',
  'name.closing',
  'name.address',
  'name.line',
  'name.oneWord',
  'firm.role',
  'firm.word',
  'number.after',
  'number.shape',
  'date.due',
  'date.only',
  'date.order',
  'amount.total',
  'amount.currency',
] as const;

export type RuleId = (typeof RULE_IDS)[number];

/** A value that a rule found: as the field would store it, and where in the text its words stand. */
export interface Finding {
  value: string;
  start: number;
  end: number;
  rule: RuleId;
  sureness: Sureness;
}

/** Finds the values of one field in a text. */
export type Finder = (text: string) => readonly Finding[];

/** A line of a text, without white space at its ends, and where it begins. */
export interface Line {
  text: string;
  start: number;
}

/** The lines of a text that have something on them. */
export function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }) => {
    const trimmed = line.trim();
    return trimmed === '' ? [] : [{ text: trimmed, start: index + line.indexOf(trimmed) }];
  });
}

/** The number of the line in which a place is, from 1. */
export const lineNumberAt = (text: string, place: number): number => text.slice(0, place).split(/\r\n|\r|\n/).length;

/** Whether two findings share a letter. */
export const overlap = (a: Pick<Finding, 'start' | 'end'>, b: Pick<Finding, 'start' | 'end'>): boolean =>
  a.start < b.end && b.start < a.end;

/** Makes a finding of a match of a pattern; the group named `value` is what was found, else the whole match. */
export function findingOf(
  match: RegExpMatchArray,
  { rule, sureness, value }: Pick<Finding, 'rule' | 'sureness'> & { value?: string },
): Finding {
  const words = match.groups?.['value'] ?? match[0];
  const start = match.index! + (match.groups?.['value'] === undefined ? 0 : match[0].lastIndexOf(words));
  return { value: value ?? words, start, end: start + words.length, rule, sureness };
}
