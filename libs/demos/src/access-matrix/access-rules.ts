/** Rights on a file. Each is allowed or refused independently. */
export const RIGHTS = ['read', 'edit', 'run', 'export'] as const;

export type Right = (typeof RIGHTS)[number];

/** Groups of everyone a rule can name; each subject’s list includes the subject itself. */
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
  /** A file, or a folder with everything in it: `/manual/**`. */
  path: string;
  who: Subject;
  allow?: Right[] | undefined;
  refuse?: Right[] | undefined;
}

/** A question to the rules: may this subject use this right on this path? */
export interface Question {
  path: string;
  who: Subject;
  right: Right;
}

/** Steps that decide a question, in order; later ones are skipped once the question is decided. */
export type StepId = 'collect' | 'closest' | 'person' | 'refusal' | 'none';

export interface Step {
  step: StepId;
  /** Names of the rules that remain after the step. */
  kept: readonly string[];
  /** Names of the rules that the step excludes. */
  dropped: readonly string[];
}

/** An answer, the rule that decides it, and the steps to it. */
export interface Answer {
  isAllowed: boolean;
  /** The deciding rule; `null` where no rule allows it. */
  rule: Rule | null;
  steps: readonly Step[];
}

/**
 * Answers a question by the rules alone: the closest path first, then the person before groups, then refusal before
 * permission. Where no rule is left, the answer is no.
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

/** Returns the pattern of a folder, which covers everything in it. */
export const patternOf = (folder: string): string => (folder === '/' ? '/**' : `${folder}/**`);

/** Returns whether a rule’s path covers a path; a folder’s rule covers the folder itself too. */
export function covers(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/**')) return pattern === path;
  const folder = pattern.slice(0, -3);
  return path === folder || path.startsWith(`${folder}/`);
}

/** Ranks how exactly a rule names a path: more segments are closer, and a file is closer than its namesake folder. */
function closenessOf(pattern: string): number {
  const isFolder = pattern.endsWith('/**');
  return pattern.split('/').length * 2 - (isFolder ? 2 : -1);
}

const speaksOf = ({ allow = [], refuse = [] }: Rule, right: Right) => allow.includes(right) || refuse.includes(right);

const nameOf = ({ rule }: Rule) => rule;
