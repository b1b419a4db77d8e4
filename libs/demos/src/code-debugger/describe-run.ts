import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { DebugRun } from './use-debug-run.ts';

/** Formats the state of a run as a sentence, with the values that have changed. */
export function describeRun(t: Translate<MessageIdOf<'code-debugger'>>, { view, isBusy, failure }: DebugRun): string {
  if (failure) return t(`failure.${failure}`);
  if (isBusy) return t('status.running');
  if (!view) return t('status.idle');
  const { line, status, problem, limit } = view;
  if (status === 'finished') return t('status.finished');
  if (status === 'limit') return t(`limit.${limit ?? 'time'}`, { line });
  if (problem) return t('status.failed', { line: problem.line, name: problem.name, message: problem.message });
  const changed = view.values.filter(({ isChanged, text }) => isChanged && text !== null).slice(0, 3);
  const where = t('status.paused', { line, name: view.stack[view.frame]?.name || t('script') });
  return [where, ...changed.map(({ name, text }) => t('status.now', { name, value: text! }))].join(' ');
}
