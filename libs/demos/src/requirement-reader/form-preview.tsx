import type { Entity } from '@genmaster/app-model';
import { usePartText } from '@genmaster/i18n';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { RecordForm } from '../parts/record-form.tsx';

export interface FormPreviewProps {
  model: readonly Entity[];
  /** Name of the entity to show; an unknown name shows the first. */
  shown: string;
  onShow: (name: string) => void;
  announce: (text: string) => void;
}

/** Renders the form of one entity of the model, with the rules found in the text. */
export function FormPreview({ model, shown, onShow, announce }: FormPreviewProps) {
  const t = usePartText('requirement-reader');
  const forms = model.filter(({ fields }) => fields.length > 0);
  const entity = forms.find(({ name }) => name === shown) ?? forms[0];
  return (
    <section className="demo-pane" aria-label={t('form')}>
      <header>
        <h3>{t('form')}</h3>
        <div data-sample="">
          <ChoiceBar
            label={t('entity')}
            options={forms.map(({ name }) => ({ value: name, label: name }))}
            value={entity?.name ?? ''}
            onValueChange={onShow}
          />
        </div>
      </header>
      <div className="reader-form" data-sample="">
        {entity ? (
          // A changed definition starts a new form: the values typed into the old one do not match it.
          <RecordForm key={JSON.stringify(entity)} entity={entity} announce={announce} onSave={() => undefined} />
        ) : (
          <p>{t('noForm')}</p>
        )}
      </div>
    </section>
  );
}
