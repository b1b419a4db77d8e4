import type { MessageIdOf, Translate } from '@genmaster/i18n';
import { checkSettings, type SettingProblem } from './check-settings.ts';
import { SETTINGS, type Setting } from './settings.ts';

export type TranslateSettings = Translate<MessageIdOf<'config-editor'>>;

/** Formats the allowed values of a setting. */
export function describeAllowed(t: TranslateSettings, setting: Setting): string {
  if (setting.type === 'integer') return t('allowed.integer', { from: setting.minimum, to: setting.maximum });
  if (setting.type === 'choice') return t('allowed.choice', { choices: setting.choices.join(', ') });
  return t(`allowed.${setting.type}`);
}

/** Formats a problem, and how to fix it. */
export function describeProblem(t: TranslateSettings, problem: SettingProblem): string {
  switch (problem.kind) {
    case 'json':
      return t(`fault.${problem.fault}`);
    case 'twice':
      return t('twice', { name: problem.name });
    case 'unknown':
      return problem.near === null
        ? t('unknown', { name: problem.name })
        : t('unknownNear', { name: problem.name, near: problem.near });
    case 'secret':
      return t('plainSecret', { name: problem.name });
    case 'wrong':
      return t('wrong', {
        name: problem.name,
        value: problem.value,
        allowed: describeAllowed(t, problem.setting),
      });
    default:
      return problem satisfies never;
  }
}

/** Prints the output of a start: the refusal with every problem, or the effective values. */
export function printStart(t: TranslateSettings, text: string): string {
  const { values, problems } = checkSettings(text);
  if (problems.length > 0)
    return [
      t('notStarted', { count: problems.length }),
      '',
      ...problems.map((problem) => `production.json:${problem.line}  ${describeProblem(t, problem)}`),
    ].join('\n');
  return [
    t('started'),
    '',
    ...SETTINGS.map(({ name, default: value }) => `${name} = ${JSON.stringify(values?.[name] ?? value)}`),
  ].join('\n');
}
