import { usePartText } from '@genmaster/i18n';
import type { Breakpoint } from '@genmaster/app-model/script';
import type { CodeDebuggerState } from './code-debugger-state.ts';

export interface ConditionListProps {
  breakpoints: readonly Breakpoint[];
  onState: (change: (state: CodeDebuggerState) => CodeDebuggerState) => void;
}

/** Edits the condition of each breakpoint; an empty condition always stops. */
export function ConditionList({ breakpoints, onState }: ConditionListProps) {
  const t = usePartText('code-debugger');
  const setCondition = (line: number, condition: string) =>
    onState((now) => ({
      ...now,
      breakpoints: now.breakpoints.map((one) => (one.line === line ? { ...one, condition } : one)),
    }));
  return (
    <div className="debugger-panel">
      <h3>{t('conditions')}</h3>
      {breakpoints.length === 0 ? <p className="sample-count">{t('conditions.none')}</p> : null}
      {breakpoints.map(({ line, condition }) => (
        <label key={line} className="debugger-line">
          {t('conditions.line', { line })}
          <input
            className="demo-field"
            value={condition}
            maxLength={200}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setCondition(line, target.value)}
          />
        </label>
      ))}
    </div>
  );
}
