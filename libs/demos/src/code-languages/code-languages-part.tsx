import { Fragment } from 'react';
import { namesOf } from '@genmaster/app-model';
import { LANGUAGE_IDS, printEntity, programmingLanguages, typeNameOf } from '@genmaster/app-model/languages';
import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { threadIn, type CodeLanguagesState } from './code-languages-state.ts';
import './code-languages.css';

const options = LANGUAGE_IDS.map((value) => ({ value, label: programmingLanguages[value].name }));

/** Shows the definition on one side; one field in every language, and the whole file in one of them, on the other. */
export function CodeLanguagesPart({ state, onChange, announce }: DemoPartProps<CodeLanguagesState>) {
  const t = usePartText('code-languages');
  const { entity, language } = state;
  const names = namesOf(entity);
  const followed = names.fields.find(({ field }) => field.id === state.field) ?? names.fields[0];
  const chosen = programmingLanguages[language];
  const lines = printEntity(entity, chosen);
  return (
    <div className="demo-pair">
      <EntityEditor
        entity={entity}
        announce={announce}
        onChange={(change) => onChange((now) => ({ ...now, entity: change(now.entity) }))}
      />
      <div className="demo-column">
        {followed ? (
          <>
            <label className="sample-search">
              {t('field')}
              <ChoiceSelect
                options={names.fields.map(({ field, label }) => ({ value: field.id, label }))}
                value={followed.field.id}
                onValueChange={(next) => onChange((now) => ({ ...now, field: next }))}
              />
            </label>
            <div className="table" role="region" aria-label={t('thread', { label: followed.label })} tabIndex={0}>
              <table className="thread-table">
                <caption>{t('thread', { label: followed.label })}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('language')}</th>
                    <th scope="col">{t('line')}</th>
                  </tr>
                </thead>
                <tbody>
                  {LANGUAGE_IDS.map((id) => (
                    <tr key={id} aria-current={id === language || undefined}>
                      <th scope="row">
                        <bdi>{programmingLanguages[id].name}</bdi>
                      </th>
                      <td>
                        <code dir="ltr">{threadIn(entity, id, followed.field.id)}</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        ) : (
          <p className="sample-count">{t('noFields')}</p>
        )}
        <ChoiceBar
          label={t('file')}
          options={options}
          value={language}
          onValueChange={(next) => {
            onChange((now) => ({ ...now, language: next }));
            announce(t('shown', { language: programmingLanguages[next].name }));
          }}
        />
        <figure className="code">
          <figcaption>
            <code>{chosen.file(typeNameOf(entity))}</code>
          </figcaption>
          <pre tabIndex={0} role="region" aria-label={t('fileOf', { language: chosen.name })}>
            <code>
              {lines.map(({ text, field }, index) => (
                <Fragment key={index}>
                  {field !== undefined && field === followed?.field.id ? <mark>{text}</mark> : text}
                  {'\n'}
                </Fragment>
              ))}
            </code>
          </pre>
        </figure>
      </div>
    </div>
  );
}
