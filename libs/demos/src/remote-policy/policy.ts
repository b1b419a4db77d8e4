/** Who asks, from where, on what, and when. */
export const ROLES = ['developer', 'contractor', 'owner'] as const;
export const NETWORKS = ['office', 'home', 'unknown'] as const;
export const DEVICES = ['known', 'other'] as const;
export const ACTIONS = ['read', 'edit', 'run', 'print', 'export'] as const;

export type Role = (typeof ROLES)[number];
export type Network = (typeof NETWORKS)[number];
export type Device = (typeof DEVICES)[number];
export type Action = (typeof ACTIONS)[number];

/** A moment of work. */
export interface Situation {
  role: Role;
  network: Network;
  device: Device;
  /** Hour of the day, 0 to 23. */
  hour: number;
  /** Whether the assignment has ended. */
  hasEnded: boolean;
}

/** A rule: it speaks where all that it names is so, and then allows or refuses its actions. */
export interface PolicyRule {
  id: string;
  effect: 'allow' | 'refuse';
  actions: readonly Action[];
  roles?: readonly Role[];
  networks?: readonly Network[];
  devices?: readonly Device[];
  /** First hour, and the hour at which it no longer holds; over midnight where the first is the later one. */
  hours?: readonly [number, number];
  hasEnded?: boolean;
}

/** The answer to one action: the rule that decided, and every other rule with what kept it from speaking. */
export interface PolicyAnswer {
  isAllowed: boolean;
  /** `null` when no rule speaks: then the answer is no. */
  rule: PolicyRule | null;
  /** Rules for this action that do not hold here, with the first thing that is otherwise. */
  missed: readonly { rule: PolicyRule; because: 'role' | 'network' | 'device' | 'hour' | 'end' }[];
}

const isWithin = ([from, to]: readonly [number, number], hour: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/** The first thing in which a situation is not what a rule names; `null` when the rule holds. */
function mismatch(rule: PolicyRule, now: Situation): PolicyAnswer['missed'][number]['because'] | null {
  if (rule.roles && !rule.roles.includes(now.role)) return 'role';
  if (rule.hasEnded !== undefined && rule.hasEnded !== now.hasEnded) return 'end';
  if (rule.networks && !rule.networks.includes(now.network)) return 'network';
  if (rule.devices && !rule.devices.includes(now.device)) return 'device';
  return rule.hours && !isWithin(rule.hours, now.hour) ? 'hour' : null;
}

/** Decides one action. A refusal goes before every permission, and without a rule the answer is no. */
export function decide(rules: readonly PolicyRule[], action: Action, now: Situation): PolicyAnswer {
  const found = rules
    .filter(({ actions }) => actions.includes(action))
    .map((rule) => ({ rule, because: mismatch(rule, now) }));
  const speaking = found.filter(({ because }) => because === null).map(({ rule }) => rule);
  const rule = speaking.find(({ effect }) => effect === 'refuse') ?? speaking[0] ?? null;
  return {
    isAllowed: rule?.effect === 'allow',
    rule,
    missed: found.flatMap(({ rule: other, because }) => (because ? [{ rule: other, because }] : [])),
  };
}

/** The rules of the page, and what they leave open filled in. */
export const policyRules: readonly PolicyRule[] = [
  { id: 'R1', effect: 'allow', actions: ['read'], roles: ['developer', 'contractor'] },
  { id: 'R2', effect: 'allow', actions: ['edit', 'run'], roles: ['developer'], devices: ['known'], hours: [8, 20] },
  { id: 'R3', effect: 'refuse', actions: ACTIONS, roles: ['contractor'], hasEnded: true },
  { id: 'R4', effect: 'refuse', actions: ['export'], networks: ['home', 'unknown'] },
  {
    id: 'R5',
    effect: 'allow',
    actions: ['edit'],
    roles: ['contractor'],
    networks: ['office', 'home'],
    devices: ['known'],
    hours: [8, 20],
  },
  { id: 'R6', effect: 'allow', actions: ACTIONS, roles: ['owner'] },
  { id: 'R7', effect: 'refuse', actions: ['print', 'export'], devices: ['other'] },
];
