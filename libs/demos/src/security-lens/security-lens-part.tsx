import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { CodeListing } from '../parts/code-listing.tsx';
import { playAttacks, RAILS, rails, type RailId, type RailPlace } from './rails.ts';
import type { SecurityLensState } from './security-lens-state.ts';
import { codeLines, elementsIn, headerLines, statementFor } from './write-lines.ts';
import '../parts/record-form.css';
import './security-lens.css';

const GROUPS: readonly { id: 'policy' | 'code' | 'cookie'; places: readonly RailPlace[] }[] = [
  { id: 'policy', places: ['policy', 'header'] },
  { id: 'code', places: ['code'] },
  { id: 'cookie', places: ['cookie'] },
];

/**
 * Renders the defaults and an input for the visitor’s own attack, beside the successful attacks and the removed lines.
 */
export function SecurityLensPart({ state, onChange, announce }: DemoPartProps<SecurityLensState>) {
  const t = usePartText('security-lens');
  const id = useId();
  const { off, typed } = state;
  const outcomes = playAttacks(off);
  const through = outcomes.filter(({ stoppedBy }) => stoppedBy === null).length;
  const [headers, code] = [headerLines(off), codeLines(off)];
  const statement = statementFor(typed, off);
  const toggle = (rail: RailId, isOn: boolean) => {
    const next = isOn ? off.filter((one) => one !== rail) : [...off, rail];
    onChange((now) => ({ ...now, off: next }));
    announce(
      `${t(`follows.${rail}`)} ${t('through', { count: playAttacks(next).filter((one) => !one.stoppedBy).length })}`,
    );
  };
  return (
    <div className="demo-pair lens">
      <div className="demo-column">
        {GROUPS.map(({ id: group, places }) => (
          <fieldset key={group} className="lens-group">
            <legend>{t(`group.${group}`)}</legend>
            {RAILS.filter((rail) => places.includes(rails[rail].place)).map((rail) => {
              const isOn = !off.includes(rail);
              return (
                <div key={rail} className="lens-rail">
                  <label className="demo-tick">
                    <input
                      type="checkbox"
                      checked={isOn}
                      aria-describedby={isOn ? undefined : `${id}-${rail}`}
                      onChange={({ target }) => toggle(rail, target.checked)}
                    />
                    {t(`rail.${rail}`)}
                  </label>
                  {isOn ? null : (
                    <p id={`${id}-${rail}`} className="record-problem">
                      {t(`follows.${rail}`)}
                    </p>
                  )}
                </div>
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className="demo-column lens-results">
        <section className="demo-pane" aria-labelledby={`${id}-attacks`}>
          <header>
            <h3 id={`${id}-attacks`}>{t('attacks')}</h3>
            <span className="demo-state" data-state={through > 0 ? 'bad' : 'good'}>
              {t('through', { count: through })}
            </span>
          </header>
          <div>
            <ul className="lens-attacks">
              {outcomes.map(({ attack, stoppedBy, behind }) => (
                <li key={attack} data-through={stoppedBy === null}>
                  <span>{t(`attack.${attack}`)}</span>
                  <span className="demo-state" data-state={stoppedBy === null ? 'bad' : behind > 0 ? 'good' : 'warn'}>
                    {stoppedBy === null
                      ? t('getsThrough')
                      : t('stopped', { rail: t(`rail.${stoppedBy}`), count: behind })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <CodeListing caption={t('headers')} language={headers.isChanged ? 'diff' : 'http'} code={headers.code} />
        <CodeListing caption={t('code')} language={code.isChanged ? 'diff' : 'ts'} code={code.code} />
      </div>
      <section className="demo-pane" aria-labelledby={`${id}-typed`}>
        <header>
          <h3 id={`${id}-typed`}>{t('typed')}</h3>
        </header>
        <div>
          <input
            className="demo-field lens-typed"
            aria-labelledby={`${id}-typed`}
            value={typed}
            maxLength={120}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange((now) => ({ ...now, typed: target.value }))}
          />
          <p>{t(statement.values ? 'statement.apart' : 'statement.joined')}</p>
          <pre className="source-view lens-statement" tabIndex={0} role="region" aria-label={t('statement')}>
            <code>
              {statement.text}
              {statement.values ? `\n$1 = ${JSON.stringify(statement.values[0])}` : ''}
            </code>
          </pre>
          <p>{off.includes('encoding') ? t('cell.markup', { count: elementsIn(typed, off) }) : t('cell.text')}</p>
        </div>
      </section>
    </div>
  );
}
