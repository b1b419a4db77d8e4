import { usePartText } from '@genmaster/i18n';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { applyFixes } from './apply-fixes.ts';
import type { CheckAnswer, Finding, RuleSettings } from './check-messages.ts';
import { LONGEST_CODE, type CodeCheckState } from './code-check-state.ts';
import { FindingList } from './finding-list.tsx';
import { useCodeCheck } from './use-code-check.ts';
import './code-check.css';

export interface CodeCheckBenchProps extends DemoPartProps<CodeCheckState> {
  rules: RuleSettings;
  /** Answer shown by the prerendered page, and the rules that produced it. */
  kept: { answer: CheckAnswer; rules: RuleSettings };
  /** Content below the code. */
  children: (answer: CheckAnswer) => ReactNode;
}

/** Shows code beside its findings. */
export function CodeCheckBench({ state, onChange, announce, rules, kept, children }: CodeCheckBenchProps) {
  const t = usePartText('code-check');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { answer, status, fixAll, retry } = useCodeCheck(state.code, rules, kept);
  const isCurrent = answer.code === state.code && (status === 'ready' || status === 'kept');
  const safe = answer.findings.filter(({ fix }) => fix?.isSafe).length;
  // The last fix can be undone until something is typed. The undo of the text box does not know of fixes.
  const [applied, setApplied] = useState<readonly { from: string; to: string }[]>([]);
  const last = applied.at(-1)?.to === state.code ? applied.at(-1) : undefined;
  const put = (code: string) => onChange((now) => ({ ...now, code }));
  const fix = (to: string, said: string) => {
    setApplied((now) => [...now, { from: state.code, to }].slice(-20));
    put(to);
    announce(said);
  };
  const applyAll = async () => {
    const fixed = await fixAll();
    // The fixes are of the code that was asked about; what was typed since then stays.
    if (fixed && field.current?.value === state.code) fix(fixed.code, t('said.all', { count: fixed.applied }));
  };
  const apply = ({ fix: found, line }: Finding) => {
    if (found) fix(applyFixes(state.code, [found]), t('said.one', { line }));
  };
  const undo = () => {
    if (!last) return;
    setApplied((now) => now.slice(0, -1));
    put(last.from);
    announce(t('said.undone'));
  };
  const goTo = (line: number) => {
    const before = state.code
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const start = line === 1 ? 0 : before + 1;
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (state.code.split('\n')[line - 1] ?? '').length);
  };
  return (
    <div className="demo-pair code-check">
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-code`}>
          <header>
            <h3 id={`${id}-code`}>{t('code')}</h3>
            <span className="sample-count">{t('languages')}</span>
          </header>
          <div>
            <div className="check-code">
              <pre aria-hidden="true" className="check-lines">
                {state.code.split('\n').map((_, index) => `${index + 1}\n`)}
              </pre>
              <textarea
                ref={field}
                className="demo-source"
                aria-labelledby={`${id}-code`}
                aria-invalid={answer.problem !== null || undefined}
                value={state.code}
                rows={state.code.split('\n').length + 1}
                maxLength={LONGEST_CODE}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                onChange={({ target }) => put(target.value)}
              />
            </div>
          </div>
        </section>
        {children(answer)}
      </div>
      <section className="demo-pane" aria-labelledby={`${id}-findings`} aria-busy={status === 'checking'}>
        <header>
          <h3 id={`${id}-findings`}>{t('findings', { count: answer.findings.length })}</h3>
          <button type="button" className="chip" disabled={!isCurrent || safe === 0} onClick={() => void applyAll()}>
            {t('applyAll', { count: safe })}
          </button>
        </header>
        <div>
          {applied.length > 0 ? (
            <p className="demo-tools">
              <button type="button" className="chip" disabled={!last} onClick={undo}>
                <span aria-hidden="true">↶</span> {t('undo')}
              </button>
            </p>
          ) : null}
          {status === 'checking' ? <p className="sample-count">{t('checking')}</p> : null}
          {status === 'failed' ? (
            <p role="alert">
              {t('failed')}{' '}
              <button type="button" className="chip" onClick={retry}>
                {t('retry')}
              </button>
            </p>
          ) : null}
          {answer.problem ? (
            <p role="alert">
              {t('unreadable', { line: answer.problem.line })} <code lang="en">{answer.problem.message}</code>
            </p>
          ) : null}
          {answer.findings.length === 0 && !answer.problem && isCurrent ? <p>{t('none')}</p> : null}
          <FindingList answer={answer} isCurrent={isCurrent} onApply={apply} onLine={goTo} />
        </div>
      </section>
    </div>
  );
}
