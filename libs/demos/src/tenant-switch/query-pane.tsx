import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId, type SubmitEvent } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { ResultView } from './result-view.tsx';
import { LONGEST_QUERY } from './tenant-messages.ts';
import { ATTEMPT_IDS, attemptIn } from './tenant-sql.ts';
import type { TenantSwitchState } from './tenant-state.ts';
import type { TenantQuery } from './use-tenant-query.ts';

export interface QueryPaneProps extends DemoPartProps<TenantSwitchState> {
  query: TenantQuery;
}

/** Renders a query on the rows of other tenants, its result with and without the rule, and the rule itself. */
export function QueryPane({ state, query, onChange, announce }: QueryPaneProps) {
  const t = usePartText('tenant-switch');
  const { code } = useLanguage();
  const id = useId();
  const { typed = state.sql } = state;
  const { answer, status, isHere, retry } = query;
  const isCurrent = status === 'kept' || status === 'ready';
  const send = (sql: string) => {
    onChange(({ tenant }) => ({ tenant, sql: sql.slice(0, LONGEST_QUERY) }));
    announce(t('said.sent'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'failed') retry();
    send(typed);
  };
  return (
    <section className="demo-pane" aria-labelledby={`${id}-query`}>
      <header>
        <h3 id={`${id}-query`}>{t('query')}</h3>
        <span className="demo-state" data-state={isCurrent ? 'good' : status === 'failed' ? 'bad' : 'warn'}>
          {isCurrent ? t('answered', { version: answer.version }) : t(status === 'failed' ? 'lost' : 'waiting')}
        </span>
      </header>
      <div aria-busy={status === 'working'}>
        <div className="demo-scenarios" role="group" aria-label={t('attempts')}>
          {ATTEMPT_IDS.map((attempt) => (
            <button
              key={attempt}
              type="button"
              className="chip"
              aria-pressed={state.sql === attemptIn(code, attempt)}
              onClick={() => send(attemptIn(code, attempt))}
            >
              {t(`attempt.${attempt}`)}
            </button>
          ))}
        </div>
        <form className="demo-column" onSubmit={submit}>
          <label htmlFor={`${id}-sql`}>{t('sql')}</label>
          <textarea
            id={`${id}-sql`}
            className="demo-source"
            rows={5}
            value={typed}
            maxLength={LONGEST_QUERY}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onChange((now) => ({ ...now, typed: target.value }))}
          />
          <p className="demo-tools">
            <button type="submit" className="button button-primary">
              {t('send')}
            </button>
          </p>
        </form>
        {status === 'working' ? (
          <p className="sample-count">{t(isHere ? 'waiting' : 'loading')}</p>
        ) : status === 'failed' ? (
          <p role="alert">
            {t('failed')}{' '}
            <button type="button" className="chip" onClick={retry}>
              {t('retry')}
            </button>
          </p>
        ) : (
          <div className="tenant-results">
            <ResultView name={t('withRule')} result={answer.result} />
            <ResultView name={t('withoutRule')} result={answer.withoutRule} />
          </div>
        )}
      </div>
    </section>
  );
}
