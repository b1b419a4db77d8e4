import { usePartText } from '@genmaster/i18n';
import { useId, useState, type SubmitEvent } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { ResultView } from './result-view.tsx';
import { LONGEST_QUERY } from './tenant-messages.ts';
import { ATTEMPT_IDS, ATTEMPTS } from './tenant-sql.ts';
import type { TenantSwitchState } from './tenant-state.ts';
import type { TenantQuery } from './use-tenant-query.ts';

export interface QueryPaneProps extends DemoPartProps<TenantSwitchState> {
  query: TenantQuery;
}

/** Renders a query on the rows of other tenants, its result with and without the rule, and the rule itself. */
export function QueryPane(props: QueryPaneProps) {
  return <TypedQuery key={props.state.sql} {...props} />;
}

function TypedQuery({ state, query, onChange, announce }: QueryPaneProps) {
  const say = usePartText('tenant-switch');
  const id = useId();
  const [typed, setTyped] = useState(state.sql);
  const { answer, status, isHere, retry } = query;
  const isCurrent = status === 'kept' || status === 'ready';
  const send = (sql: string) => {
    onChange((now) => ({ ...now, sql: sql.slice(0, LONGEST_QUERY) }));
    announce(say('said.sent'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'failed') retry();
    send(typed);
  };
  return (
    <section className="demo-pane" aria-labelledby={`${id}-query`}>
      <header>
        <h3 id={`${id}-query`}>{say('query')}</h3>
        <span className="demo-state" data-state={isCurrent ? 'good' : status === 'failed' ? 'bad' : 'warn'}>
          {isCurrent ? say('answered', { version: answer.version }) : say(status === 'failed' ? 'lost' : 'waiting')}
        </span>
      </header>
      <div aria-busy={status === 'working'}>
        <div className="demo-scenarios" role="group" aria-label={say('attempts')}>
          {ATTEMPT_IDS.map((attempt) => (
            <button
              key={attempt}
              type="button"
              className="chip"
              aria-pressed={state.sql === ATTEMPTS[attempt]}
              onClick={() => send(ATTEMPTS[attempt])}
            >
              {say(`attempt.${attempt}`)}
            </button>
          ))}
        </div>
        <form className="demo-column" onSubmit={submit}>
          <label htmlFor={`${id}-sql`}>{say('sql')}</label>
          <textarea
            id={`${id}-sql`}
            className="demo-source"
            rows={5}
            value={typed}
            maxLength={LONGEST_QUERY}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="demo-tools">
            <button type="submit" className="button button-primary">
              {say('send')}
            </button>
          </p>
        </form>
        {status === 'working' ? (
          <p className="sample-count">{say(isHere ? 'waiting' : 'loading')}</p>
        ) : status === 'failed' ? (
          <p role="alert">
            {say('failed')}{' '}
            <button type="button" className="chip" onClick={retry}>
              {say('retry')}
            </button>
          </p>
        ) : (
          <div className="tenant-results">
            <ResultView name={say('withRule')} result={answer.result} />
            <ResultView name={say('withoutRule')} result={answer.withoutRule} />
          </div>
        )}
      </div>
    </section>
  );
}
