/** Roles, networks, devices and actions that a policy rule can name. */
export const ROLES = ['developer', 'contractor', 'owner'] as const;
export const NETWORKS = ['office', 'home', 'unknown'] as const;
export const DEVICES = ['known', 'other'] as const;
export const ACTIONS = ['read', 'edit', 'run', 'print', 'export'] as const;

export type Role = (typeof ROLES)[number];
export type Network = (typeof NETWORKS)[number];
export type Device = (typeof DEVICES)[number];
export type Action = (typeof ACTIONS)[number];

/** Circumstances of a request for access. */
export interface Situation {
  role: Role;
  network: Network;
  device: Device;
  /** Hour of the day, 0 to 23. */
  hour: number;
  /** Whether the assignment has ended. */
  hasEnded: boolean;
}

/** A policy rule. It applies when all its conditions match, and then allows or refuses its actions. */
export interface PolicyRule {
  id: string;
  effect: 'allow' | 'refuse';
  actions: readonly Action[];
  roles?: readonly Role[];
  networks?: readonly Network[];
  devices?: readonly Device[];
  /** First hour (inclusive) and last hour (exclusive); the range spans midnight when the first is later. */
  hours?: readonly [number, number];
  hasEnded?: boolean;
}

/** Decision on one action: the deciding rule, and every rule that did not apply, with the reason. */
export interface PolicyAnswer {
  isAllowed: boolean;
  /** Rule that decided; `null` when no rule applies, and then the action is refused. */
  rule: PolicyRule | null;
  /** Rules for this action that do not apply, each with its first condition that does not match. */
  missed: readonly { rule: PolicyRule; because: 'role' | 'network' | 'device' | 'hour' | 'end' }[];
}

const isWithin = ([from, to]: readonly [number, number], hour: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/** Returns the first condition of a rule that a situation does not match, or `null` when the rule applies. */
function mismatch(rule: PolicyRule, now: Situation): PolicyAnswer['missed'][number]['because'] | null {
  if (rule.roles && !rule.roles.includes(now.role)) return 'role';
  if (rule.hasEnded !== undefined && rule.hasEnded !== now.hasEnded) return 'end';
  if (rule.networks && !rule.networks.includes(now.network)) return 'network';
  if (rule.devices && !rule.devices.includes(now.device)) return 'device';
  return rule.hours && !isWithin(rule.hours, now.hour) ? 'hour' : null;
}

/** Decides one action. A refusal overrides every permission; without a matching rule the action is refused. */
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

/** Rules stated on the page, with their open details filled in. */
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
