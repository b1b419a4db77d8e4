import { useMemo, useState } from 'react';
import { useLanguage, usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { namesOf } from '@genmaster/app-model';
import { ruleMessagesIn } from '@genmaster/app-model';
import { acceptAll, decide, recall, retype, save, undo, type FormFillingState } from './decisions.ts';
import { formIn } from './fill-forms.ts';
import { MarkedText } from '../parts/marked-text.tsx';
import { findingsOf, propose } from './propose.ts';
import { ProposalField } from './proposal-field.tsx';
import { SavedEntries } from './saved-entries.tsx';
import { TextSource } from './text-source.tsx';
import '../parts/record-form.css';
import './form-filling.css';

/** Shows a text, the findings of the rules, and a form whose proposals wait for the visitor. */
export function FormFillingPart({ state, onChange, announce }: DemoPartProps<FormFillingState>) {
  const t = usePartText('form-filling');
  const { code } = useLanguage();
  const [active, setActive] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { text, decisions } = state;
  const form = useMemo(() => formIn(state.form, t), [state.form, t]);
  const { label, fields } = namesOf(form.entity);
  const messages = useMemo(
    () => ({ ...ruleMessagesIn[code], missing: (field: string) => t('missing', { field }) }),
    [code, t],
  );
  const proposals = useMemo(() => propose(form, { text, messages }), [form, text, messages]);
  const found = fields.filter(({ field }) => proposals[field.id]?.kind === 'found');
  const open = found.filter(({ field }) => !decisions[field.id]);
  const marks = fields.flatMap(({ field, label: name }) =>
    findingsOf(proposals[field.id]!).map(({ start, end }) => ({ start, end, field: field.id, label: name })),
  );
  /** Applies a step and clears the problems of the step before. */
  const step = (change: (now: FormFillingState) => FormFillingState, said?: string) => {
    setProblems({});
    onChange(change);
    if (said !== undefined) announce(said);
  };
  const read = (next: string) => {
    step((now) => retype(now, next));
    // Typing is not announced letter by letter; a whole pasted text is.
    if (Math.abs(next.length - text.length) > 1) {
      const count = Object.values(propose(form, { text: next, messages })).filter(
        ({ kind }) => kind === 'found',
      ).length;
      announce(t('said.read', { count }));
    }
  };
  const keep = () => {
    const saved = save(state, { form, messages });
    if ('state' in saved) return step(() => saved.state, t('said.saved'));
    setProblems(saved.problems);
    return announce(t('said.notSaved', { count: Object.keys(saved.problems).length }));
  };
  return (
    <div className="demo-column fill">
      <div className="fill-pair">
        <div className="demo-column">
          <TextSource text={text} onTextChange={read} />
          <h3>{t('marked')}</h3>
          {marks.length > 0 ? (
            <MarkedText text={text} marks={marks} active={active} />
          ) : (
            <p className="demo-notice">{t('nothingMarked')}</p>
          )}
        </div>
        <div className="demo-column">
          <h3>{t('fields', { form: label })}</h3>
          <p className="sample-count">{t('keys')}</p>
          {fields.map((names) => {
            const { id } = names.field;
            const said = { proposal: 'said.accepted', refusal: 'said.refused', typing: undefined } as const;
            return (
              <ProposalField
                key={id}
                names={names}
                text={text}
                proposal={proposals[id]!}
                decision={decisions[id]}
                problem={problems[id]}
                onDecide={(decision) => {
                  const words = said[decision.by];
                  step((now) => decide(now, { [id]: decision }), words && t(words, { field: names.label }));
                }}
                onRecall={() => step((now) => recall(now, id), t('said.recalled', { field: names.label }))}
                onVisit={() => setActive(id)}
              />
            );
          })}
          <p className="actions">
            <button
              type="button"
              className="button"
              disabled={open.length === 0}
              onClick={() => step((now) => acceptAll(now, proposals), t('said.all', { count: open.length }))}
            >
              {t('acceptAll', { count: open.length })}
            </button>
            <button
              type="button"
              className="button"
              disabled={state.past.length === 0}
              onClick={() => step(undo, t('said.undone'))}
            >
              {t('undo')}
            </button>
            <button type="button" className="button button-primary" onClick={keep}>
              {t('save')}
            </button>
          </p>
        </div>
      </div>
      <SavedEntries entity={form.entity} entries={state.saved} />
    </div>
  );
}
