import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { SourceView } from '../parts/source-view.tsx';
import type { SandboxFailure } from '../sandbox/create-sandbox.ts';
import { ROWS } from './answer-call.ts';
import { MAX_ERRORS, type CustomHandlerState } from './endpoint.ts';

export interface CallBenchProps {
  state: CustomHandlerState;
  isBusy: boolean;
  failure: SandboxFailure | null;
  onChange: (change: Partial<CustomHandlerState>) => void;
  onRun: () => void;
  onStop: () => void;
  /** Adds an error that the handler throws to those it declares. */
  onDeclare: (name: string) => void;
}

/** Shows a call to the endpoint, and its response. */
export function CallBench(props: CallBenchProps) {
  const { state, isBusy, failure, onChange, onRun, onStop, onDeclare } = props;
  const t = usePartText('custom-handler');
  const id = useId();
  const { answer } = state;
  return (
    <section className="demo-pane" aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{t('call')}</h3>
        {answer ? (
          <span
            className="demo-state"
            data-state={answer.kind === 'done' ? 'good' : answer.status < 500 ? 'warn' : 'bad'}
          >
            {t('status', { status: answer.status })}
          </span>
        ) : null}
      </header>
      <div>
        <label className="handler-label handler-id">
          {t('row', { count: ROWS })}
          <input
            className="demo-field"
            inputMode="numeric"
            value={state.id}
            maxLength={6}
            autoComplete="off"
            onChange={({ target }) => onChange({ id: target.value })}
          />
        </label>
        <label className="handler-label" htmlFor={`${id}-body`}>
          {t('body')}
        </label>
        <textarea
          id={`${id}-body`}
          className="demo-source"
          rows={3}
          value={state.body}
          maxLength={2000}
          spellCheck={false}
          onChange={({ target }) => onChange({ body: target.value })}
        />
        <p className="demo-tools">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onRun}
          >
            {t('run')}
          </button>
          <button type="button" className="button" disabled={!isBusy} onClick={onStop}>
            {t('stop')}
          </button>
        </p>
        {answer ? (
          <>
            <p>
              {t(`kind.${answer.kind}`, { name: answer.name })}
              {answer.line > 0 ? ` ${t('line', { line: answer.line })}` : ''}
            </p>
            {answer.kind === 'undeclared' && state.endpoint.errors.length < MAX_ERRORS ? (
              <p>
                <button type="button" className="chip" onClick={() => onDeclare(answer.name)}>
                  {t('declare', { name: answer.name })}
                </button>
              </p>
            ) : null}
            <SourceView label={t('answer')} code={answer.body} />
            {answer.printed ? (
              <>
                <h4>{t('printed')}</h4>
                <SourceView label={t('printed')} code={answer.printed} />
              </>
            ) : null}
          </>
        ) : (
          <p className="sample-count">{isBusy ? t('running') : failure ? t(`failure.${failure}`) : t('notRun')}</p>
        )}
      </div>
    </section>
  );
}
