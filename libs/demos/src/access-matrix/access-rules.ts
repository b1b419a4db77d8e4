/** What can be done with a file. Each is given or refused by itself. */
export const RIGHTS = ['read', 'edit', 'run', 'export'] as const;

export type Right = (typeof RIGHTS)[number];

/** Everyone a rule can name, and the groups that each belongs to, itself included. */
export const MEMBERSHIPS = {
  'group:everyone': ['group:everyone'],
  'group:developers': ['group:developers', 'group:everyone'],
  'group:contractors': ['group:contractors', 'group:developers', 'group:everyone'],
  'group:auditors': ['group:auditors', 'group:everyone'],
  'person:developer-a': ['person:developer-a', 'group:contractors', 'group:developers', 'group:everyone'],
} as const;

export type Subject = keyof typeof MEMBERSHIPS;

export const SUBJECTS = Object.keys(MEMBERSHIPS) as Subject[];

/** A rule as the page writes it: who may, or may not, do what on a path. */
export interface Rule {
  rule: string;
  /** A file, or a folder with all that is in it: `/manual/**`. */
  path: string;
  who: Subject;
  allow?: Right[] | undefined;
  refuse?: Right[] | undefined;
}

/** One question: may somebody do something with a path? */
export interface Question {
  path: string;
  who: Subject;
  right: Right;
}

/** The steps in which a question is decided, in their order; later ones are left out where nothing is open. */
export type StepId = 'collect' | 'closest' | 'person' | 'refusal' | 'none';

export interface Step {
  step: StepId;
  /** Names of the rules that are left after the step. */
  kept: readonly string[];
  /** Names of the rules that the step sets aside. */
  dropped: readonly string[];
}

/** An answer, the rule it rests on, and how it came about. */
export interface Answer {
  isAllowed: boolean;
  /** `null` where no rule allows it. */
  rule: Rule | null;
  steps: readonly Step[];
}

/**
 * Answers a question by the rules alone: the closest path first, then the person before groups, then refusal before
 * permission; where no rule is left, no.
 *
 * @example
 * answer(rules, { path: '/manual/pricing/late-fee.ts', who: 'group:contractors', right: 'edit' }).rule?.rule; // 'A3'
 */
export function answer(rules: readonly Rule[], { path, who, right }: Question): Answer {
  const reaching: readonly string[] = MEMBERSHIPS[who];
  const matching = rules.filter(
    (rule) => covers(rule.path, path) && reaching.includes(rule.who) && speaksOf(rule, right),
  );
  const steps: Step[] = [{ step: 'collect', kept: matching.map(nameOf), dropped: [] }];
  const keep = (step: StepId, from: readonly Rule[], test: (rule: Rule) => boolean): readonly Rule[] => {
    const kept = from.filter(test);
    if (kept.length === 0 || kept.length === from.length) return from;
    steps.push({ step, kept: kept.map(nameOf), dropped: from.filter((rule) => !kept.includes(rule)).map(nameOf) });
    return kept;
  };
  const closest = Math.max(...matching.map((rule) => closenessOf(rule.path)));
  const near = keep('closest', matching, (rule) => closenessOf(rule.path) === closest);
  const personal = keep('person', near, (rule) => rule.who.startsWith('person:'));
  const [rule = null] = keep('refusal', personal, (one) => one.refuse?.includes(right) ?? false);
  if (rule === null) steps.push({ step: 'none', kept: [], dropped: [] });
  return { isAllowed: rule !== null && !rule.refuse?.includes(right), rule, steps };
}

/** The pattern of a folder, which reaches everything in it. */
export const patternOf = (folder: string): string => (folder === '/' ? '/**' : `${folder}/**`);

/** Whether a rule’s path reaches a path; a folder’s rule reaches the folder itself too. */
export function covers(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/**')) return pattern === path;
  const folder = pattern.slice(0, -3);
  return path === folder || path.startsWith(`${folder}/`);
}

/** How exactly a rule names a path: more parts are closer, and a file is closer than a folder of the same name. */
function closenessOf(pattern: string): number {
  const isFolder = pattern.endsWith('/**');
  return pattern.split('/').length * 2 - (isFolder ? 2 : -1);
}

const speaksOf = ({ allow = [], refuse = [] }: Rule, right: Right) => allow.includes(right) || refuse.includes(right);

const nameOf = ({ rule }: Rule) => rule;
