import { useId, type KeyboardEvent } from 'react';
import { usePartText } from '@genmaster/i18n';
import { isComposing } from '@genmaster/keyboard';
import type { FieldNames } from '@genmaster/app-model';
import { languageOf } from '../parts/language-of.ts';
import { contentOf, type Decision } from './decisions.ts';
import { lineNumberAt, type Finding } from './finding.ts';
import { findingsOf, type Proposal } from './propose.ts';

export interface ProposalFieldProps {
  names: FieldNames;
  text: string;
  proposal: Proposal;
  decision: Decision | undefined;
  /** Problem found by saving. */
  problem: string | undefined;
  onDecide: (decision: Decision) => void;
  /** Called to show the proposal again. */
  onRecall: () => void;
  /** Called when the field gets the focus, so that its words can be highlighted. */
  onVisit: () => void;
}

/** Renders a field with its proposal, the place of that in the text, and the origin of the value. */
export function ProposalField(props: ProposalFieldProps) {
  const t = usePartText('form-filling');
  const id = useId();
  const { names, proposal, decision, problem, onDecide, onRecall, onVisit } = props;
  const { label: field } = names;
  const { value, state } = contentOf(proposal, decision);
  const choices = findingsOf(proposal).filter((finding) => finding.value !== value);
  const accept = () => onDecide({ by: 'proposal', value });
  const refuse = () => onDecide({ by: 'refusal', value: '' });
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && state === 'proposed') accept();
    else if (event.key === 'Escape' && value !== '') refuse();
    else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={field} className="record-field fill-field" data-state={state} onFocus={onVisit}>
      <div className="fill-label">
        <label htmlFor={id}>
          {field} {names.field.required ? <small>{t('required')}</small> : null}
        </label>
        <span id={`${id}-state`} className="fill-state">
          {t(`state.${state}`)}
        </span>
      </div>
      <input
        id={id}
        value={value}
        dir="auto"
        lang={languageOf(value)}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-required={names.field.required}
        aria-describedby={`${id}-state ${id}-source${problem === undefined ? '' : ` ${id}-problem`}`}
        onChange={({ target }) => onDecide({ by: 'typing', value: target.value })}
        onKeyDown={press}
      />
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="record-problem">
          {problem}
        </p>
      )}
      <div id={`${id}-source`} className="fill-source">
        <Source {...props} />
      </div>
      <p className="fill-choices">
        {state === 'proposed' ? (
          <button type="button" className="chip" aria-label={t('accept', { field })} onClick={accept}>
            {t('acceptShort')}
          </button>
        ) : null}
        {state === 'proposed' || state === 'accepted' ? (
          <button type="button" className="chip" aria-label={t('refuse', { field })} onClick={refuse}>
            {t('refuseShort')}
          </button>
        ) : null}
        {state !== 'accepted' && state !== 'proposed'
          ? choices.map((choice) => (
              <button
                key={choice.value}
                type="button"
                className="chip"
                aria-label={t('take', { value: choice.value, field })}
                onClick={() => onDecide({ by: 'proposal', value: choice.value })}
              >
                {t('takeShort', { value: choice.value })}
              </button>
            ))
          : null}
        {decision && proposal.kind !== 'none' ? (
          <button type="button" className="chip" aria-label={t('recall', { field })} onClick={onRecall}>
            {t('recallShort')}
          </button>
        ) : null}
      </p>
    </div>
  );
}

/** Shows the finding, its place, its rule, and the confidence of the rule. */
function Source({ proposal, text, decision }: ProposalFieldProps) {
  const t = usePartText('form-filling');
  const where = ({ start, end, rule, value, sureness }: Finding) => {
    const words = text.slice(start, end);
    return [
      t('source', { line: lineNumberAt(text, start), words, rule: t(`rule.${rule}`) }),
      ...(words === value ? [] : [t('stored', { value })]),
      t(`sureness.${sureness}`),
    ].join(' ');
  };
  switch (proposal.kind) {
    case 'none':
      return <p>{t('none')}</p>;
    case 'found':
      return (
        <>
          {decision && decision.by !== 'refusal' && decision.value !== proposal.finding.value ? (
            <p>{t('offered', { value: proposal.finding.value })}</p>
          ) : null}
          <p>{where(proposal.finding)}</p>
        </>
      );
    case 'doubtful':
      return (
        <>
          <p>{t('doubtful', { value: proposal.finding.value })}</p>
          <p>{where(proposal.finding)}</p>
        </>
      );
    case 'refused':
      return (
        <>
          <p>{t('problem', { value: proposal.finding.value, problem: proposal.problem })}</p>
          <p>{where(proposal.finding)}</p>
        </>
      );
    case 'several':
      return (
        <>
          <p>{t('several', { count: proposal.findings.length })}</p>
          {proposal.findings.map((finding) => (
            <p key={finding.value}>{where(finding)}</p>
          ))}
        </>
      );
    default:
      return proposal satisfies never;
  }
}
