import { namesOf } from '@genmaster/app-model';
import type { ModelEdit } from '@genmaster/app-model/sentences';
import { usePartText } from '@genmaster/i18n';
import { useId, useMemo, useRef } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { differencesOf } from '../parts/differing-files.ts';
import {
  decide,
  MAX_SENTENCE,
  placeOf,
  proposalOf,
  retype,
  settle,
  undo,
  type ChangeState,
  type Decision,
} from './change-state.ts';
import { ChangedFile } from './changed-file.tsx';
import { EditCard } from './edit-card.tsx';
import { describeEdit, describeUnread } from './describe-edit.ts';
import '../parts/record-form.css';
import './change-card.css';

/** Shows a sentence, its parts with a decision for each, and the files that they would change. */
export function ChangeCardPart({ state, onChange, announce }: DemoPartProps<ChangeState>) {
  const t = usePartText('change-card');
  const tParts = usePartText('demo-parts');
  const typeName = (type: string) => tParts(`type.${type as 'text'}`);
  const id = useId();
  const { base, sentence, decisions, past } = state;
  const { edits, unread, accepted, proposed } = useMemo(() => proposalOf(state), [state]);
  const files = useMemo(() => differencesOf(base, proposed), [base, proposed]);
  const text = useRef<HTMLTextAreaElement>(null);
  const rewrite = ({ words }: ModelEdit) => {
    text.current?.focus();
    text.current?.setSelectionRange(...placeOf(sentence, words));
  };
  const open = edits.filter(({ key }) => !decisions[key]);
  const count = edits.filter(({ key }) => decisions[key] === 'accepted').length;
  const choose = (key: string, decision: Decision | null, said: string) => {
    onChange((now) => decide(now, [key], decision));
    announce(t(decision === null ? 'said.recalled' : `said.${decision}`, { change: said }));
  };
  return (
    <div className="demo-pair change-pair">
      <div className="demo-column">
        <div className="record-field">
          <label htmlFor={`${id}-sentence`}>{t('sentence', { entity: namesOf(base).label })}</label>
          <p id={`${id}-hint`} className="sample-count">
            {t('hint')}{' '}
            <span data-sample="">
              {namesOf(base)
                .fields.map(({ label }) => label)
                .join(', ')}
            </span>
          </p>
          <textarea
            ref={text}
            id={`${id}-sentence`}
            rows={3}
            lang="en"
            dir="auto"
            value={sentence}
            maxLength={MAX_SENTENCE}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onChange((now) => retype(now, target.value))}
          />
        </div>
        <ul className="change-cards" aria-label={t('parts')}>
          {edits.map((edit) => {
            const said = describeEdit(t, typeName, edit);
            return (
              <EditCard
                key={edit.key}
                edit={edit}
                base={base}
                said={said}
                decision={decisions[edit.key]}
                onDecide={(decision) => choose(edit.key, decision, said)}
                onRewrite={() => rewrite(edit)}
              />
            );
          })}
          {unread.map((fault) => (
            <li key={`${fault.kind} ${fault.words} ${fault.name}`} className="change-card" data-state="unread">
              <p data-sample="">{describeUnread(t, fault)}</p>
            </li>
          ))}
          {edits.length + unread.length === 0 ? <li>{t('empty')}</li> : null}
        </ul>
        <p className="demo-tools">
          <button
            type="button"
            className="button"
            disabled={open.length === 0}
            onClick={() => {
              onChange((now) =>
                decide(
                  now,
                  open.map(({ key }) => key),
                  'accepted',
                ),
              );
              announce(t('said.all', { count: open.length }));
            }}
          >
            {t('acceptAll', { count: open.length })}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={count === 0}
            onClick={() => {
              onChange(settle);
              announce(t('said.settled', { count }));
            }}
          >
            {t('settle', { count })}
          </button>
          <button
            type="button"
            className="button"
            disabled={past.length === 0}
            onClick={() => {
              onChange(undo);
              announce(t('said.undone'));
            }}
          >
            {t('undo')}
          </button>
        </p>
        {accepted === base ? <p className="sample-count">{t('untouched')}</p> : null}
      </div>
      <div className="demo-column">
        <h3>{t('files', { count: files.length })}</h3>
        {files.length === 0 ? <p>{t('noFiles')}</p> : null}
        {files.map((file) => (
          <ChangedFile key={file.path} file={file} />
        ))}
      </div>
    </div>
  );
}
