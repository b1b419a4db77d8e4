import { usePartText } from '@genmaster/i18n';
import type { CodeDebuggerState } from './code-debugger-state.ts';
import type { DebugRun } from './use-debug-run.ts';
import { ValueTable } from './value-table.tsx';
import { WatchList } from './watch-list.tsx';

export interface DebugPanelsProps {
  state: CodeDebuggerState;
  run: DebugRun;
  onState: (change: (state: CodeDebuggerState) => CodeDebuggerState) => void;
  onLook: (frame: number) => void;
  onSet: (name: string, expression: string) => Promise<void>;
}

/** Shows the state of a paused program: calls, values and watches. */
export function DebugPanels({ state, run, onState, onLook, onSet }: DebugPanelsProps) {
  const t = usePartText('code-debugger');
  const { view } = run;
  const canChange = view?.status === 'paused';
  return (
    <div className="demo-column">
      <div className="debugger-panel">
        <h3>{t('stack')}</h3>
        {view && view.stack.length > 0 ? (
          <ol className="debugger-stack">
            {view.stack.map(({ name, line }, frame) => (
              <li key={frame}>
                <button
                  type="button"
                  className="chip"
                  disabled={!canChange}
                  aria-pressed={frame === view.frame}
                  onClick={() => onLook(frame)}
                >
                  {t('stack.entry', { name: name || t('script'), line })}
                </button>
              </li>
            ))}
          </ol>
        ) : (
          <p className="sample-count">{t('stack.none')}</p>
        )}
      </div>
      <ValueTable values={view?.values ?? []} canChange={canChange} problem={run.problem} onSet={onSet} />
      <WatchList watches={state.watches} draft={state.draft} view={view} onState={onState} />
    </div>
  );
}
