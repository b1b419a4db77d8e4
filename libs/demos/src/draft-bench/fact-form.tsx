import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { RecordControl } from '../parts/record-control.tsx';
import '../parts/record-form.css';
import { entityOf, factProblems, factsOf } from './draft-facts.ts';
import { changeFact, LONGEST_FACT, type DraftBenchState } from './draft-state.ts';

export interface FactFormProps extends Pick<DemoPartProps<DraftBenchState>, 'state' | 'onChange'> {
  /** Called with the field whose fact is to be highlighted; `null` for none. */
  onActiveChange: (field: string | null) => void;
}

/** Edits the facts as fields of an entity, validated by its rules, and shows the facts derived from them. */
export function FactForm({ state: { kind, facts: typed }, onChange, onActiveChange }: FactFormProps) {
  const t = usePartText('draft-bench');
  const { code } = useLanguage();
  const id = useId();
  const entity = entityOf(kind, (field) => t(`fact.${field as 'name'}`));
  const problems = factProblems(typed, entity, code);
  const derived = factsOf(kind, typed, code).filter(({ key }) => key.endsWith('.value'));
  return (
    <section className="demo-pane" aria-labelledby={`${id}-facts`}>
      <header>
        <h3 id={`${id}-facts`}>{t('facts')}</h3>
      </header>
      <div className="record-form">
        <p className="sample-count">{t('factsHint')}</p>
        {entity.fields.map((field) => (
          <RecordControl
            key={field.id}
            id={`${id}-${field.id}`}
            field={field}
            label={field.name}
            problem={problems.get(field.id)}
            value={typed[field.id] ?? ''}
            maxLength={LONGEST_FACT}
            onFocus={() => onActiveChange(field.id)}
            onBlur={() => onActiveChange(null)}
            onChange={({ target }) => onChange((now) => changeFact(now, field.id, target.value))}
          />
        ))}
        {kind === 'image' ? (
          derived.length > 0 ? (
            <dl className="draft-derived" aria-label={t('derived')}>
              {derived.map(({ key, text }) => (
                <div key={key}>
                  <dt>{t(`fact.${key.split('.')[0] as 'first'}`)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="record-problem">{t('tooFew')}</p>
          )
        ) : null}
      </div>
    </section>
  );
}
