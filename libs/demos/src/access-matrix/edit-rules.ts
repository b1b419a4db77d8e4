import type { Question, Right, Rule } from './access-rules.ts';

/** Settings of a path: allow, refuse, or inherit from the rules above it. */
export const SETTINGS = ['allow', 'refuse', 'inherit'] as const;

export type Setting = (typeof SETTINGS)[number];

/** A question whose path is written as in a rule: `/manual/**` for a folder. */
type Place = Question;

/** Returns what the rules on this exact path say to a subject about a right. */
export function settingOf(rules: readonly Rule[], { path, who, right }: Place): Setting {
  const own = rules.filter((rule) => rule.path === path && rule.who === who);
  if (own.some(({ refuse }) => refuse?.includes(right))) return 'refuse';
  return own.some(({ allow }) => allow?.includes(right)) ? 'allow' : 'inherit';
}

/** Sets the right of a path: changes its rule, adds one where it has none, removes a rule that is left empty. */
export function applySetting(rules: readonly Rule[], { path, who, right }: Place, setting: Setting): readonly Rule[] {
  const isHere = (rule: Rule) => rule.path === path && rule.who === who;
  const cleared = rules.map((rule) => (isHere(rule) ? { ...rule, ...without(rule, right) } : rule));
  const target = setting === 'inherit' ? undefined : (cleared.find(isHere) ?? { rule: nextName(rules), path, who });
  const changed = cleared.map((rule) => (rule === target ? withRight(rule, right, setting) : rule));
  const added = target && !cleared.includes(target) ? [...changed, withRight(target, right, setting)] : changed;
  return added.filter(({ allow, refuse }) => allow !== undefined || refuse !== undefined);
}

/** Returns a name that no rule has yet: `A5` after `A4`. */
function nextName(rules: readonly Rule[]): string {
  const numbers = rules.map(({ rule }) => Number(/^A(\d+)$/.exec(rule)?.[1] ?? 0));
  return `A${Math.max(0, ...numbers) + 1}`;
}

function without({ allow, refuse }: Rule, right: Right): Pick<Rule, 'allow' | 'refuse'> {
  const rest = (rights: Right[] | undefined) => {
    const left = rights?.filter((one) => one !== right) ?? [];
    return left.length > 0 ? left : undefined;
  };
  return { allow: rest(allow), refuse: rest(refuse) };
}

const withRight = (rule: Rule, right: Right, setting: Setting): Rule =>
  setting === 'allow'
    ? { ...rule, allow: [...(rule.allow ?? []), right] }
    : { ...rule, refuse: [...(rule.refuse ?? []), right] };
