import { usePartText } from '@genmaster/i18n';
import type { Advance } from '@genmaster/app-model/script';
import type { DebugRun } from './use-debug-run.ts';

export interface DebugBarProps {
  run: DebugRun;
  onAdvance: (how: Advance | 'start') => void;
  onStop: () => void;
}

const STEPS = ['continue', 'over', 'into', 'out'] as const;

/** Renders the commands of the debugger, each with its key. */
export function DebugBar({ run, onAdvance, onStop }: DebugBarProps) {
  const t = usePartText('code-debugger');
  // A short run disables nothing: a button that disappears would lose the focus.
  const isPaused = run.view?.status === 'paused';
  return (
    <div role="group" aria-label={t('commands')} className="demo-scenarios">
      <button type="button" className="chip" onClick={() => onAdvance('start')}>
        {t(run.view ? 'command.restart' : 'command.start')}
      </button>
      {STEPS.map((how) => (
        <button key={how} type="button" className="chip" disabled={!isPaused} onClick={() => onAdvance(how)}>
          {t(`command.${how}`)}
        </button>
      ))}
      <button type="button" className="chip" disabled={!run.view && !run.isBusy} onClick={onStop}>
        {t('command.stop')}
      </button>
    </div>
  );
}
