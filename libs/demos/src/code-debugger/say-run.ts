import type { MessageIdOf, Speak } from '@genmaster/i18n';
import type { DebugRun } from './use-debug-run.ts';

/** Formats the state of a run as a sentence, with the values that have changed. */
export function sayRun(say: Speak<MessageIdOf<'code-debugger'>>, { view, isBusy, failure }: DebugRun): string {
  if (failure) return say(`failure.${failure}`);
  if (isBusy) return say('status.running');
  if (!view) return say('status.idle');
  const { line, status, problem, limit } = view;
  if (status === 'finished') return say('status.finished');
  if (status === 'limit') return say(`limit.${limit ?? 'time'}`, { line });
  if (problem) return say('status.failed', { line: problem.line, name: problem.name, message: problem.message });
  const changed = view.values.filter(({ isChanged, text }) => isChanged && text !== null).slice(0, 3);
  const where = say('status.paused', { line, name: view.stack[view.frame]?.name || say('script') });
  return [where, ...changed.map(({ name, text }) => say('status.now', { name, value: text! }))].join(' ');
}
