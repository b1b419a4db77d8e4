import { usePartText } from '@genmaster/i18n';
import { useId, useRef } from 'react';
import type { SettingProblem } from './check-settings.ts';
import { MAX_FILE } from './config-state.ts';
import { describeProblem } from './describe-problem.ts';

export interface ConfigFileProps {
  text: string;
  problems: readonly SettingProblem[];
  onTextChange: (text: string) => void;
}

/** Edits the file as text with line numbers; each problem links to its line. */
export function ConfigFile({ text, problems, onTextChange }: ConfigFileProps) {
  const t = usePartText('config-editor');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = text.split('\n');
  const wrong = new Set(problems.map(({ line }) => line));
  const goTo = (line: number) => {
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  };
  return (
    <section className="demo-pane" aria-label={t('file')}>
      <header>
        <h3>{t('file')}</h3>
        <code>config/production.json</code>
      </header>
      <div>
        <div className="config-source">
          <ol aria-hidden="true">
            {lines.map((_, index) => (
              <li key={index} data-wrong={wrong.has(index + 1) || undefined}>
                {wrong.has(index + 1) ? '▸' : ''}
                {index + 1}
              </li>
            ))}
          </ol>
          <textarea
            ref={area}
            className="demo-source"
            data-sample=""
            aria-label={t('json')}
            aria-invalid={problems.length > 0}
            aria-describedby={`${id}-problems`}
            value={text}
            rows={lines.length}
            maxLength={MAX_FILE}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onTextChange(target.value)}
          />
        </div>
        <ul id={`${id}-problems`} className="config-problems">
          {problems.map((problem, index) => (
            <li key={`${problem.line} ${index}`}>
              <button type="button" className="chip" onClick={() => goTo(problem.line)}>
                {t('line', { line: problem.line })}
              </button>
              <span>{describeProblem(t, problem)}</span>
            </li>
          ))}
          {problems.length === 0 ? <li>{t('noProblem')}</li> : null}
        </ul>
      </div>
    </section>
  );
}
