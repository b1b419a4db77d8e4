import { useId } from 'react';
import { useLanguage, usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../../demo-definition.ts';
import { SampleGrid } from '../../parts/sample-grid.tsx';
import { exampleIn, rowsIn, wordIn } from '@genmaster/app-model';
import { queueEntry } from '@genmaster/app-model';
import {
  ANSWERS,
  CHECKPOINTS,
  entryName,
  nextOf,
  OFFICE,
  photoOf,
  recordAnswer,
  sendNext,
  settle,
  waitingOf,
  type Answer,
} from '@genmaster/app-model';
import type { InspectionState } from '../worked-examples-state.ts';

/** Renders one question at a time, and the entries that wait on the device until the server confirms them. */
export function InspectionWork({ state, onChange, announce }: DemoPartProps<InspectionState>) {
  const t = usePartText('worked-examples');
  const { code } = useLanguage();
  const id = useId();
  const checkpoint = CHECKPOINTS[state.at];
  const waiting = waitingOf(state);
  const give = (answer: Answer) => {
    onChange((now) => ({
      ...recordAnswer(now, { answer, note: now.note.trim(), hasPhoto: now.hasPhoto }),
      note: '',
      hasPhoto: false,
    }));
    announce(t('queue.recorded', { point: wordIn(code, checkpoint ?? ''), answer: wordIn(code, answer) }));
  };
  const send = () => {
    const after = sendNext(state);
    const isConfirmed = after.queue.length < state.queue.length;
    onChange((now) => ({ ...now, ...sendNext(now) }));
    announce(t(!state.isOnline ? 'queue.noConnection' : isConfirmed ? 'queue.confirmed' : 'queue.conflict'));
  };
  return (
    <>
      <label className="demo-tick">
        <input
          type="checkbox"
          checked={state.isOnline}
          onChange={({ target }) => onChange((now) => ({ ...now, isOnline: target.checked }))}
        />
        {t('queue.connection')}
      </label>
      {checkpoint ? (
        <>
          <h3>
            {t('queue.question', {
              place: state.at + 1,
              count: CHECKPOINTS.length,
              point: wordIn(code, checkpoint),
            })}
          </h3>
          <div className="record-field">
            <label htmlFor={`${id}-note`}>{t('queue.note')}</label>
            <input
              id={`${id}-note`}
              value={state.note}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => onChange((now) => ({ ...now, note: target.value }))}
            />
          </div>
          <label className="demo-tick">
            <input
              type="checkbox"
              checked={state.hasPhoto}
              onChange={({ target }) => onChange((now) => ({ ...now, hasPhoto: target.checked }))}
            />
            {t('queue.photo')}
          </label>
          <div className="demo-tools">
            {ANSWERS.map((answer) => (
              <button key={answer} type="button" className="button" onClick={() => give(answer)}>
                {wordIn(code, answer)}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p>{t('queue.finished')}</p>
      )}
      <div className="demo-bar">
        <p>
          <strong>{t('queue.waiting', waiting)}</strong>
        </p>
        <button type="button" className="chip" disabled={nextOf(state) === undefined} onClick={send}>
          {t('queue.send')}
        </button>
      </div>
      <SampleGrid
        entity={exampleIn(code, queueEntry)}
        rows={rowsIn(
          code,
          state.queue.map((entry) => ({
            id: entry.number,
            values: {
              entry: entryName(entry.number),
              what: entry.what,
              point: entry.checkpoint,
              value: entry.what === 'photo' ? photoOf(entry.number) : entry.answer,
              status: entry.status,
              attempts: entry.attempts,
            },
          })),
        )}
        announce={announce}
        action={{
          label: t('queue.settle'),
          cell: ({ id: number }) => {
            const entry = state.queue.find((one) => one.number === number);
            if (entry?.status !== 'conflict') return null;
            const office = wordIn(code, OFFICE[entry.checkpoint] ?? '');
            return (
              <div className="demo-tools">
                <button
                  type="button"
                  className="chip"
                  onClick={() => onChange((now) => ({ ...now, ...settle(now, number, 'mine') }))}
                >
                  {t('queue.keepMine', { answer: wordIn(code, entry.answer) })}
                </button>
                <button
                  type="button"
                  className="chip"
                  onClick={() => onChange((now) => ({ ...now, ...settle(now, number, 'office') }))}
                >
                  {t('queue.takeOffice', { answer: office })}
                </button>
              </div>
            );
          },
        }}
      />
      <p className="sample-count">{t('queue.serverHas', { count: state.confirmed.length })}</p>
    </>
  );
}
