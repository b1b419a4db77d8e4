import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { downloadText } from '../parts/download.ts';
import { SourceView } from '../parts/source-view.tsx';
import { bytesOf, LONGEST_CODE, type CodeObfuscatorState } from './code-obfuscator-state.ts';
import { CostTable } from './cost-table.tsx';
import { LEVELS } from './protect-messages.ts';
import { useProtection } from './use-protection.ts';
import './code-obfuscator.css';

/** Shows code, its obfuscated version, and the cost of that. */
export function CodeObfuscatorPart({ state, onChange, announce }: DemoPartProps<CodeObfuscatorState>) {
  const t = usePartText('code-obfuscator');
  const id = useId();
  const { protection, status, retry } = useProtection(state);
  const { answer } = protection;
  const isCurrent = status === 'ready' || status === 'kept';
  const save = (name: string, text: string, type: string) => {
    downloadText(name, { text, type });
    announce(t('saved', { name }));
  };
  return (
    <div className="demo-pair obfuscator">
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-code`}>
          <header>
            <h3 id={`${id}-code`}>{t('code')}</h3>
          </header>
          <div>
            <textarea
              className="demo-source"
              aria-labelledby={`${id}-code`}
              aria-invalid={answer.kind === 'problem' || undefined}
              value={state.code}
              rows={14}
              maxLength={LONGEST_CODE}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              onChange={({ target }) => onChange((now) => ({ ...now, code: target.value }))}
            />
            <ChoiceBar
              label={t('level')}
              options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
              value={state.level}
              onValueChange={(level) => onChange((now) => ({ ...now, level }))}
            />
            <p className="sample-count">{t(`does.${state.level}`)}</p>
          </div>
        </section>
      </div>
      <div className="demo-column" aria-busy={status === 'working'}>
        <section className="demo-pane" aria-labelledby={`${id}-shipped`}>
          <header>
            <h3 id={`${id}-shipped`}>{t('shipped')}</h3>
            {status === 'working' ? <span className="sample-count">{t('working')}</span> : null}
          </header>
          <div>
            {status === 'failed' ? (
              <p role="alert">
                {t('failed')}{' '}
                <button type="button" className="chip" onClick={retry}>
                  {t('retry')}
                </button>
              </p>
            ) : null}
            {answer.kind === 'problem' ? (
              <p role="alert">
                {t('unreadable')} <code lang="en">{answer.message}</code>
              </p>
            ) : (
              <>
                <SourceView label={t('shippedCode')} code={answer.code} />
                <div className="obfuscator-files">
                  <button
                    type="button"
                    className="chip"
                    disabled={!isCurrent}
                    onClick={() => save('shipped.js', answer.code, 'text/javascript')}
                  >
                    {t('saveCode')}
                  </button>
                  <button
                    type="button"
                    className="chip"
                    disabled={!isCurrent}
                    onClick={() => save('shipped.js.map', answer.map, 'application/json')}
                  >
                    {t('saveMap', { bytes: bytesOf(answer.map) })}
                  </button>
                </div>
                <p className="sample-count">{t('apart')}</p>
              </>
            )}
          </div>
        </section>
        {answer.kind === 'done' ? (
          <CostTable protection={protection} code={state.code} isCurrent={status === 'failed' ? null : isCurrent} />
        ) : null}
      </div>
    </div>
  );
}
