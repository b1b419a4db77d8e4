import type { MessageIdOf, Speak } from '@genmaster/i18n';
import type { PolicyAnswer, PolicyRule } from './policy.ts';

type Say = Speak<MessageIdOf<'remote-policy'>>;

/** Describes a rule in a sentence. */
export function sayRule(say: Say, { effect, actions, roles, networks, devices, hours, hasEnded }: PolicyRule): string {
  const list = (names: readonly string[]) => names.join(', ');
  return [
    say(`rule.${effect}`, { actions: list(actions.map((action) => say(`action.${action}`))) }),
    say('rule.roles', { roles: roles ? list(roles.map((role) => say(`role.${role}`))) : say('rule.everyone') }),
    ...(networks ? [say('rule.networks', { networks: list(networks.map((one) => say(`network.${one}`))) })] : []),
    ...(devices ? [say('rule.devices', { devices: list(devices.map((one) => say(`device.${one}`))) })] : []),
    ...(hours ? [say('rule.hours', { from: sayHour(hours[0]), to: sayHour(hours[1]) })] : []),
    ...(hasEnded ? [say('rule.ended')] : []),
  ].join(' · ');
}

export const sayHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Describes a decision and the rule that made it. */
export function sayAnswer(say: Say, { isAllowed, rule }: PolicyAnswer): string {
  if (!rule) return say('answer.none');
  return say(isAllowed ? 'answer.allowed' : 'answer.refused', { rule: rule.id });
}
