import { ruleMessagesIn } from '@genmaster/app-model';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { SourceView } from '../parts/source-view.tsx';
import { AttemptTimeline } from './attempt-timeline.tsx';
import { CallControls } from './call-controls.tsx';
import { connect } from './connect.ts';
import { MappingRows } from './mapping-rows.tsx';
import { MAX_ANSWER, type ServiceMappingState } from './service-mapping-state.ts';
import '../parts/record-form.css';
import './service-mapping.css';

/** Renders the external response and its mapping on one side, and the request with its faults on the other. */
export function ServiceMappingPart({ state, onChange, announce }: DemoPartProps<ServiceMappingState>) {
  const t = usePartText('service-mapping');
  const { code } = useLanguage();
  const id = useId();
  const messages = ruleMessagesIn[code];
  const { well, paths, run, last } = connect(state, messages);
  const change = (next: Partial<ServiceMappingState>) => {
    onChange((now) => ({ ...now, ...next }));
    const after = connect({ ...state, ...next }, messages).run;
    announce(t(after.isTaken ? 'said.taken' : 'said.ended', { count: after.attempts.length }));
  };
  return (
    <div className="demo-pair service-pair">
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-theirs`}>
          <header>
            <h3 id={`${id}-theirs`}>{t('theirs')}</h3>
          </header>
          <div>
            <textarea
              aria-labelledby={`${id}-theirs`}
              aria-describedby={well ? undefined : `${id}-no-json`}
              aria-invalid={well === null}
              className="demo-source"
              rows={8}
              value={state.payload}
              maxLength={MAX_ANSWER}
              spellCheck={false}
              onChange={({ target }) => onChange((now) => ({ ...now, payload: target.value }))}
            />
            {well ? null : (
              <p id={`${id}-no-json`} className="record-problem">
                {t('noJson')}
              </p>
            )}
          </div>
        </section>
        <section className="demo-pane" aria-labelledby={`${id}-mapping`}>
          <header>
            <h3 id={`${id}-mapping`}>{t('mapping')}</h3>
            {well ? (
              <span className="demo-state" data-state={well.record ? 'good' : 'bad'}>
                {t(well.record ? 'fits' : 'misfits')}
              </span>
            ) : null}
          </header>
          <MappingRows
            fields={well?.fields ?? []}
            paths={paths}
            mapping={state.mapping}
            onChange={(field, source) => change({ mapping: { ...state.mapping, [field]: source } })}
          />
        </section>
      </div>
      <div className="demo-column">
        <section className="demo-pane" aria-labelledby={`${id}-call`}>
          <header>
            <h3 id={`${id}-call`}>{t('call')}</h3>
          </header>
          <CallControls state={state} reached={run.attempts.length} onChange={change} />
        </section>
        <AttemptTimeline run={run} policy={state.policy} />
        <section className="demo-pane" aria-labelledby={`${id}-result`}>
          <header>
            <h3 id={`${id}-result`}>{t('result')}</h3>
            <span className="demo-state" data-state={run.isTaken ? 'good' : 'bad'}>
              {t(run.isTaken ? 'taken' : 'notTaken')}
            </span>
          </header>
          <div>
            {last?.record && run.isTaken ? (
              <SourceView label={t('record')} code={JSON.stringify(last.record, null, 2)} />
            ) : (
              <p>{t(`message.${messageOf(run.attempts.at(-1)!.reason)}`)}</p>
            )}
            {last?.fields.map(({ field, problem }) =>
              problem ? (
                <p key={field.id} className="record-problem">
                  {problem}
                </p>
              ) : null,
            )}
            {last?.fields.some(({ isUnknown }) => isUnknown) ? <p>{t('reported')}</p> : null}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Returns the id of the message for the users of the application. */
function messageOf(reason: string): 'later' | 'unsure' | 'broken' {
  if (reason === 'usedUp') return 'later';
  return reason === 'bookedTwice' ? 'unsure' : 'broken';
}
