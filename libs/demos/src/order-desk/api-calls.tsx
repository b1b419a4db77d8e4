import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { SourceView } from '../parts/source-view.tsx';
import { pathOf, type DeskCall } from './call-desk.ts';
import { NEW, sendCall, type OrderDeskState } from './desk-state.ts';

/** Renders the last API request with its response, and requests that a program could send. */
export function ApiCalls({ state, onChange }: Pick<DemoPartProps<OrderDeskState>, 'state' | 'onChange'>) {
  const t = usePartText('order-desk');
  const id = useId();
  const { chosen, rows, last } = state;
  const one = chosen === NEW ? rows[0]!.id : chosen;
  const calls: readonly DeskCall[] = [
    { method: 'GET', path: `${pathOf()}?sort=-total&size=2` },
    { method: 'GET', path: pathOf(one) },
    { method: 'PATCH', path: pathOf(one), body: { status: 'approved' } },
    { method: 'GET', path: `${pathOf()}?creditLimit.min=1&size=1` },
  ];
  return (
    <section className="demo-pane" aria-labelledby={`${id}-api`}>
      <header>
        <h3 id={`${id}-api`}>{t('api')}</h3>
        {last ? (
          <span className="demo-state" data-state={last.status < 400 ? 'good' : 'bad'}>
            {last.status}
          </span>
        ) : null}
      </header>
      <div className="desk-calls">
        <div className="demo-column">
          <p className="sample-count">{t('apiHint')}</p>
          <div className="demo-scenarios" role="group" aria-label={t('calls')}>
            {calls.map((call) => (
              <button
                key={`${call.method} ${call.path}`}
                type="button"
                className="chip"
                onClick={() => onChange((now) => sendCall(now, call))}
              >
                <code dir="ltr">
                  {call.method} {call.path}
                  {call.body ? ` ${JSON.stringify(call.body)}` : ''}
                </code>
              </button>
            ))}
          </div>
        </div>
        {last ? (
          <SourceView
            label={t('answer')}
            code={[
              `${last.method} ${last.path}`,
              `X-Role: ${last.role}`,
              ...(last.body ? ['', last.body] : []),
              '',
              `HTTP/1.1 ${last.status}`,
              ...(last.answer ? ['', last.answer] : []),
            ].join('\n')}
          />
        ) : (
          <p className="sample-count">{t('noCall')}</p>
        )}
      </div>
    </section>
  );
}
