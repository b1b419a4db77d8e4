import { countCharacters, DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@genmaster/seo-metadata/checks';
import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { languageOf } from '../parts/language-of.ts';
import type { Inspection, InspectorState } from './inspect-entry.ts';
import '../parts/record-form.css';

export interface EntryFormProps {
  state: InspectorState;
  problem: Inspection['problem'];
  onChange: (change: Partial<InspectorState>) => void;
}

/** Renders the form for the metadata of a page and for the visited address. */
export function EntryForm({ state, problem, onChange }: EntryFormProps) {
  const t = usePartText('metadata-inspector');
  const id = useId();
  const field = (name: 'title' | 'visited' | 'image' | 'imageAlt', most: number) => (
    <div className="record-field">
      <label htmlFor={`${id}-${name}`}>
        {t(name)}{' '}
        {name === 'title' ? (
          <small>{t('letters', { count: countCharacters(state.title), most: TITLE_MAX_LENGTH })}</small>
        ) : null}
      </label>
      <input
        id={`${id}-${name}`}
        value={state[name]}
        lang={languageOf(state[name])}
        maxLength={most}
        autoComplete="off"
        spellCheck={false}
        dir={name === 'visited' || name === 'image' ? 'ltr' : undefined}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  );
  return (
    <section className="demo-pane" aria-labelledby={`${id}-form`}>
      <header>
        <h3 id={`${id}-form`}>{t('entry')}</h3>
      </header>
      <div>
        {field('title', 200)}
        <div className="record-field">
          <label htmlFor={`${id}-description`}>
            {t('description')}{' '}
            <small>{t('letters', { count: countCharacters(state.description), most: DESCRIPTION_MAX_LENGTH })}</small>
          </label>
          <textarea
            id={`${id}-description`}
            rows={3}
            value={state.description}
            lang={languageOf(state.description)}
            maxLength={400}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        </div>
        {field('image', 200)}
        {field('imageAlt', 200)}
        {field('visited', 200)}
        <label className="demo-tick">
          <input
            type="checkbox"
            checked={state.isIndexable}
            onChange={({ target }) => onChange({ isIndexable: target.checked })}
          />
          {t('indexable')}
        </label>
        <div className="record-field" data-state={problem ? 'wrong' : 'right'}>
          <label htmlFor={`${id}-schema`}>{t('schema')}</label>
          <textarea
            id={`${id}-schema`}
            className="demo-source"
            rows={9}
            value={state.schema}
            maxLength={4000}
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => onChange({ schema: target.value })}
          />
          {problem ? (
            <p id={`${id}-problem`} className="record-problem">
              {t(`problem.${problem}`)}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
