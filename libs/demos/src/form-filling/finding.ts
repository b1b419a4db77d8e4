/** Confidence of a rule. An `unsure` finding is offered as a question and never filled in. */
export type Sureness = 'sure' | 'likely' | 'unsure';

/** Ids of the rules that find values; each is explained in the messages under `rule.`. */
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

/** A value found by a rule, as the field would store it, with its range in the text. */
export interface Finding {
  value: string;
  start: number;
  end: number;
  rule: RuleId;
  sureness: Sureness;
}

/** Finds the values of one field in a text. */
export type Finder = (text: string) => readonly Finding[];

/** A line of a text without white space at its ends, and its start. */
export interface Line {
  text: string;
  start: number;
}

/** Lists the lines of a text that are not blank. */
export function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }) => {
    const trimmed = line.trim();
    return trimmed === '' ? [] : [{ text: trimmed, start: index + line.indexOf(trimmed) }];
  });
}

/** Returns the line number of a position, counted from 1. */
export const lineNumberAt = (text: string, place: number): number => text.slice(0, place).split(/\r\n|\r|\n/).length;

/** Returns whether two findings overlap. */
export const overlap = (a: Pick<Finding, 'start' | 'end'>, b: Pick<Finding, 'start' | 'end'>): boolean =>
  a.start < b.end && b.start < a.end;

/** Creates a finding from a match of a pattern; the value is the group named `value`, else the whole match. */
export function findingOf(
  match: RegExpMatchArray,
  { rule, sureness, value }: Pick<Finding, 'rule' | 'sureness'> & { value?: string },
): Finding {
  const words = match.groups?.['value'] ?? match[0];
  const start = match.index! + (match.groups?.['value'] === undefined ? 0 : match[0].lastIndexOf(words));
  return { value: value ?? words, start, end: start + words.length, rule, sureness };
}
