import type { MessageIdOf, Speak } from '@genmaster/i18n';
import { checkSettings, type SettingProblem } from './check-settings.ts';
import { SETTINGS, type Setting } from './settings.ts';

export type SaySettings = Speak<MessageIdOf<'config-editor'>>;

/** Formats the allowed values of a setting. */
export function sayAllowed(say: SaySettings, setting: Setting): string {
  if (setting.type === 'integer') return say('allowed.integer', { from: setting.minimum, to: setting.maximum });
  if (setting.type === 'choice') return say('allowed.choice', { choices: setting.choices.join(', ') });
  return say(`allowed.${setting.type}`);
}

/** Formats a problem, and how to fix it. */
export function sayProblem(say: SaySettings, problem: SettingProblem): string {
  switch (problem.kind) {
    case 'json':
      return say(`fault.${problem.fault}`);
    case 'twice':
      return say('twice', { name: problem.name });
    case 'unknown':
      return problem.near === null
        ? say('unknown', { name: problem.name })
        : say('unknownNear', { name: problem.name, near: problem.near });
    case 'secret':
      return say('plainSecret', { name: problem.name });
    case 'wrong':
      return say('wrong', {
        name: problem.name,
        value: problem.value,
        allowed: sayAllowed(say, problem.setting),
      });
    default:
      return problem satisfies never;
  }
}

/** Prints the output of a start: the refusal with every problem, or the effective values. */
export function printStart(say: SaySettings, text: string): string {
  const { values, problems } = checkSettings(text);
  if (problems.length > 0)
    return [
      say('notStarted', { count: problems.length }),
      '',
      ...problems.map((problem) => `production.json:${problem.line}  ${sayProblem(say, problem)}`),
    ].join('\n');
  return [
    say('started'),
    '',
    ...SETTINGS.map(({ name, default: value }) => `${name} = ${JSON.stringify(values?.[name] ?? value)}`),
  ].join('\n');
}
