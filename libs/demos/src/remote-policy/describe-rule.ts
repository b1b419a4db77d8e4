import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { PolicyAnswer, PolicyRule } from './policy.ts';

type TranslatePolicy = Translate<MessageIdOf<'remote-policy'>>;

/** Describes a rule in a sentence. */
export function describeRule(
  t: TranslatePolicy,
  { effect, actions, roles, networks, devices, hours, hasEnded }: PolicyRule,
): string {
  const list = (names: readonly string[]) => names.join(', ');
  return [
    t(`rule.${effect}`, { actions: list(actions.map((action) => t(`action.${action}`))) }),
    t('rule.roles', { roles: roles ? list(roles.map((role) => t(`role.${role}`))) : t('rule.everyone') }),
    ...(networks ? [t('rule.networks', { networks: list(networks.map((one) => t(`network.${one}`))) })] : []),
    ...(devices ? [t('rule.devices', { devices: list(devices.map((one) => t(`device.${one}`))) })] : []),
    ...(hours ? [t('rule.hours', { from: formatHour(hours[0]), to: formatHour(hours[1]) })] : []),
    ...(hasEnded ? [t('rule.ended')] : []),
  ].join(' · ');
}

export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Describes a decision and the rule that made it. */
export function describeAnswer(t: TranslatePolicy, { isAllowed, rule }: PolicyAnswer): string {
  if (!rule) return t('answer.none');
  return t(isAllowed ? 'answer.allowed' : 'answer.refused', { rule: rule.id });
}
