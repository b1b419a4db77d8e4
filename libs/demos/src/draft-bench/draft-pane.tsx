import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { MarkedText, type Mark } from '../parts/marked-text.tsx';
import type { Kind } from './draft-facts.ts';
import {
  acceptDraft,
  chooseDraft,
  editDraft,
  LONGEST_TEXT,
  type DraftBenchState,
  type DraftChoice,
  type ReadDraft,
  type Side,
} from './draft-state.ts';
import { lettersIn } from './letters-in.ts';
import { describeFinding } from './describe-finding.ts';
import { LENGTHS, TONES } from './draft-wish.ts';
import { ROOM } from './write-draft.ts';

export interface DraftPaneProps extends Pick<DemoPartProps<DraftBenchState>, 'onChange' | 'announce'> {
  side: Side;
  kind: Kind;
  choice: DraftChoice;
  read: ReadDraft;
  /** The field whose fact is highlighted. */
  active: string | null;
}

/** Shows one draft: its options, the text with its facts marked, the same text to edit, and its problems. */
export function DraftPane({ side, kind, choice, read, active, onChange, announce }: DraftPaneProps) {
  const t = usePartText('draft-bench');
  const id = useId();
  const { filled, findings, leftOut } = read;
  const choose = (change: Partial<DraftChoice>) => onChange((now) => chooseDraft(now, side, change));
  const letters = lettersIn(filled.text, choice.language);
  const room = ROOM[kind][choice.length];
  const isGood = findings.length === 0 && filled.text.trim() !== '';
  const marks = [
    ...filled.places.map(({ fact, start, end }): Mark => {
      const field = fieldOf(fact.key);
      return { start, end, field, label: t(`fact.${field as 'name'}`) };
    }),
    ...findings.flatMap((finding): readonly Mark[] =>
      'start' in finding
        ? [{ start: finding.start, end: finding.end, field: 'foreign', label: t('mark.foreign') }]
        : [],
    ),
  ];
  return (
    <section className="demo-pane" aria-labelledby={`${id}-name`}>
      <header>
        <h3 id={`${id}-name`}>{t(`draft.${side}`)}</h3>
        <span className="demo-state" data-state={isGood ? 'good' : 'bad'}>
          {isGood ? t('locked', { count: filled.places.length }) : t('problems', { count: findings.length })}
        </span>
      </header>
      <div>
        <div className="draft-choices">
          <Choice label={t('tone')} value={choice.tone} onValueChange={(tone) => choose({ tone })}>
            {TONES.map((value) => ({ value, label: t(`tone.${value}`) }))}
          </Choice>
          <Choice label={t('length')} value={choice.length} onValueChange={(length) => choose({ length })}>
            {LENGTHS.map((value) => ({ value, label: t(`length.${value}`) }))}
          </Choice>
          <Choice label={t('language')} value={choice.language} onValueChange={(language) => choose({ language })}>
            {(['en', 'hi'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          </Choice>
        </div>
        <div lang={choice.language}>
          <MarkedText text={filled.text} marks={marks} active={active} />
        </div>
        <div className="record-field">
          <label htmlFor={`${id}-text`}>{t('edit')}</label>
          <textarea
            id={`${id}-text`}
            rows={4}
            lang={choice.language}
            dir="auto"
            value={filled.text}
            maxLength={LONGEST_TEXT}
            spellCheck={false}
            aria-invalid={!isGood || undefined}
            aria-describedby={`${id}-findings`}
            onChange={({ target }) => onChange((now) => editDraft(now, side, target.value))}
          />
        </div>
        <ul id={`${id}-findings`} className="draft-findings" aria-label={t('findings')}>
          {findings.map((finding) => {
            const text = describeFinding(t, finding);
            return (
              <li key={text} className="record-problem" data-sample="">
                {text}
              </li>
            );
          })}
          {[...new Set(leftOut.map(fieldOf))].map((field) => (
            <li key={field}>{t('leftOut', { fact: t(`fact.${field as 'name'}`) })}</li>
          ))}
          {findings.length + leftOut.length === 0 ? <li>{t('noFindings')}</li> : null}
        </ul>
        <p className="draft-room">
          <meter
            aria-label={t('room')}
            min={0}
            max={room}
            high={room - 1}
            optimum={0}
            value={Math.min(letters, room)}
          />
          <span className="sample-count">{t(letters > room ? 'tooLong' : 'letters', { count: letters, room })}</span>
        </p>
        <div className="demo-tools">
          <button
            type="button"
            className="button button-primary"
            disabled={!isGood}
            onClick={() => {
              onChange((now) => acceptDraft(now, side));
              announce(t('said.accepted', { draft: t(`draft.${side}`) }));
            }}
          >
            {t('accept', { draft: t(`draft.${side}`) })}
          </button>
          <button
            type="button"
            className="button"
            disabled={choice.edited === null}
            onClick={() => {
              choose({});
              announce(t('said.anew'));
            }}
          >
            {t('anew')}
          </button>
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  children: readonly { value: Value; label: string }[];
}

function Choice<Value extends string>({ label, value, onValueChange, children }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <ChoiceSelect id={id} className="demo-field" options={children} value={value} onValueChange={onValueChange} />
    </div>
  );
}

/** Returns the field of a fact: `features` for `features.1`. */
export const fieldOf = (key: string): string => key.split('.')[0]!;
