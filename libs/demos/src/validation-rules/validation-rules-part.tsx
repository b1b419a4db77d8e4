import { LANGUAGE_NAMES, useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo, useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { badValues, choiceIn, entityIn } from '@genmaster/app-model';
import type { Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { rowJsonSchema } from '@genmaster/app-model';
import type { Value } from '@genmaster/app-model';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { RecordForm } from '../parts/record-form.tsx';
import { SourceView } from '../parts/source-view.tsx';

export interface ValidationRulesState {
  entity: Entity;
  language: 'en' | 'hi';
}

const languages = [
  { value: 'en', label: LANGUAGE_NAMES.en },
  { value: 'hi', label: LANGUAGE_NAMES.hi, lang: 'hi' },
] as const;

/** Renders the rules on one side, and the form that applies them and the rules as data on the other. */
export function ValidationRulesPart({ state, onChange, announce }: DemoPartProps<ValidationRulesState>) {
  const t = usePartText('validation-rules');
  const { entity, language } = state;
  const { code } = useLanguage();
  // The form is in the language of the page; the definition, its code and the entry keep names and choices as typed.
  const shown = useMemo(() => entityIn(code, entity), [code, entity]);
  const { label, fields } = namesOf(entity);
  const [stored, setStored] = useState<Readonly<Record<string, Value>> | null>(null);
  const [earlier, later] = namesOf(shown).fields.filter(({ field }) => field.type === 'date');
  const hasCrossRule = (entity.rules ?? []).some(
    ({ field, than }) => field === later?.field.id && than === earlier?.field.id,
  );
  const setCrossRule = (isOn: boolean) => {
    if (!earlier || !later) return;
    const rule = { kind: 'notBefore' as const, field: later.field.id, than: earlier.field.id };
    onChange((now) => ({ ...now, entity: { ...now.entity, rules: isOn ? [rule] : [] } }));
  };
  return (
    <div className="demo-pair">
      <div className="demo-column">
        <EntityEditor
          entity={entity}
          announce={announce}
          onChange={(change) => onChange((now) => ({ ...now, entity: change(now.entity) }))}
        />
        {earlier && later ? (
          <label className="demo-tick">
            <input type="checkbox" checked={hasCrossRule} onChange={({ target }) => setCrossRule(target.checked)} />
            {t('crossRule', { later: later.label, earlier: earlier.label })}
          </label>
        ) : null}
      </div>
      <div className="demo-column">
        <ChoiceBar
          label={t('language')}
          options={languages}
          value={language}
          onValueChange={(next) => onChange((now) => ({ ...now, language: next }))}
        />
        <h3>{t('form')}</h3>
        <RecordForm
          entity={shown}
          messagesIn={language}
          hasSummary
          bad={badValues(entity)}
          choiceLabel={(choice) => choiceIn(code, choice)}
          onSave={setStored}
          announce={announce}
        />
        {stored ? (
          <>
            <p className="sample-count">{t('saved')}</p>
            <SourceView
              label={t('result')}
              code={JSON.stringify(
                Object.fromEntries(fields.map(({ field, property }) => [property, stored[field.id] ?? undefined])),
                null,
                2,
              )}
            />
          </>
        ) : null}
        <h3>{t('asData')}</h3>
        <SourceView label={t('asDataOf', { name: label })} code={JSON.stringify(rowJsonSchema(entity), null, 2)} />
      </div>
    </div>
  );
}
