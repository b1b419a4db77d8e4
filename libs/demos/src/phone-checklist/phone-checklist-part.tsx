import {
  ANSWERS,
  CHECKPOINTS,
  OFFICE,
  settle,
  storedEntry,
  waitingOf,
  wordIn,
  type Answer,
} from '@genmaster/app-model';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { SourceView } from '../parts/source-view.tsx';
import { giveAnswer, setSignal, stateOf, type DeviceState } from './sync-device.ts';
import './phone-checklist.css';

/** Renders a phone with one question at a time; beside it the data on the phone and at the office. */
export function PhoneChecklistPart({ state, onChange, announce }: DemoPartProps<DeviceState>) {
  const t = usePartText('phone-checklist');
  const { code } = useLanguage();
  const id = useId();
  const checkpoint = CHECKPOINTS[state.at];
  const waiting = waitingOf(state).answers;
  const conflicts = state.queue.filter(({ status }) => status === 'conflict');
  const give = (answer: Answer) => {
    const next = giveAnswer(state, answer);
    onChange((now) => stateOf(giveAnswer(now, answer)));
    announce(t('waits', { count: waitingOf(next).answers }));
  };
  const signal = (isOnline: boolean) => {
    const next = setSignal(state, isOnline);
    onChange((now) => stateOf(setSignal(now, isOnline)));
    announce(isOnline ? t('sent', { count: next.confirmed.length - state.confirmed.length }) : t('signal.off'));
  };
  return (
    <div className="demo-pair phone-pair">
      <section className="phone-frame" aria-labelledby={`${id}-app`}>
        <header>
          <h3 id={`${id}-app`}>{t('app')}</h3>
          <span className="demo-state" data-state={state.isOnline ? 'good' : 'warn'}>
            {t(state.isOnline ? 'signal.on' : 'signal.off')}
          </span>
        </header>
        <div className="phone-screen">
          {checkpoint ? (
            <>
              <p className="sample-count">{t('place', { place: state.at + 1, count: CHECKPOINTS.length })}</p>
              <h4 data-sample="">{wordIn(code, checkpoint)}</h4>
              {ANSWERS.map((answer) => (
                <button
                  key={answer}
                  type="button"
                  className="button phone-answer"
                  data-sample=""
                  onClick={() => give(answer)}
                >
                  {wordIn(code, answer)}
                </button>
              ))}
            </>
          ) : (
            <p>{t('finished')}</p>
          )}
          {conflicts.map(({ number, checkpoint: at, answer }) => (
            <div key={number} className="phone-conflict" role="group" aria-label={t('conflict')}>
              <h4>{t('conflict')}</h4>
              <p>
                {t('conflict.text', {
                  point: wordIn(code, at),
                  mine: wordIn(code, answer),
                  office: wordIn(code, OFFICE[at] ?? answer),
                })}
              </p>
              {(['mine', 'office'] as const).map((keep) => (
                <button
                  key={keep}
                  type="button"
                  className="button phone-answer"
                  onClick={() => {
                    onChange((now) => stateOf(settle(now, number, keep)));
                    announce(t('settled'));
                  }}
                >
                  {t(`keep.${keep}`)}
                </button>
              ))}
            </div>
          ))}
        </div>
        <footer>{t('waits', { count: waiting })}</footer>
      </section>
      <div className="demo-column">
        <label className="demo-tick">
          <input type="checkbox" checked={state.isOnline} onChange={({ target }) => signal(target.checked)} />
          {t('hasSignal')}
        </label>
        <section className="demo-pane" aria-labelledby={`${id}-office`}>
          <header>
            <h3 id={`${id}-office`}>{t('office')}</h3>
          </header>
          <div>
            <p>{t('office.wrote', { point: wordIn(code, 'fire-door-2'), answer: wordIn(code, 'pass') })}</p>
            {state.confirmed.length === 0 ? <p className="sample-count">{t('office.none')}</p> : null}
            <ol className="phone-confirmed" data-sample="">
              {state.confirmed.map((said, index) => (
                <li key={index}>
                  {said
                    .split(': ')
                    .map((word) => wordIn(code, word))
                    .join(': ')}
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className="demo-pane" aria-labelledby={`${id}-stored`}>
          <header>
            <h3 id={`${id}-stored`}>{t('stored')}</h3>
            <span className="sample-count">{t('waits', { count: waiting })}</span>
          </header>
          <div>
            <SourceView label={t('entries')} code={JSON.stringify(state.queue.map(storedEntry), null, 2)} />
          </div>
        </section>
      </div>
    </div>
  );
}
