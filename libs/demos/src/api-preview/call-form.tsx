import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { METHODS, type ApiPreviewState } from './api-preview-state.ts';
import '../parts/record-form.css';
import './api-preview.css';

type Call = NonNullable<ApiPreviewState['request']>;

export interface CallFormProps {
  request: Call;
  onChange: (change: Partial<Call>) => void;
  onSend: () => void;
}

/** Form for a call: method, path and, where the method has one, the body. */
export function CallForm({ request, onChange, onSend }: CallFormProps) {
  const t = usePartText('api-preview');
  const id = useId();
  const { method, path, body } = request;
  return (
    <form
      className="call-form record-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="call-line record-field">
        <ChoiceSelect
          aria-label={t('methodLabel')}
          options={METHODS.map((value) => ({ value, label: value }))}
          value={method}
          onValueChange={(method) => onChange({ method })}
        />
        <input
          aria-label={t('pathLabel')}
          value={path}
          maxLength={300}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange({ path: target.value })}
        />
      </div>
      {method === 'POST' || method === 'PATCH' ? (
        <div className="record-field">
          <label htmlFor={id}>{t('body')}</label>
          <textarea
            id={id}
            rows={7}
            value={body}
            maxLength={4000}
            spellCheck={false}
            onChange={({ target }) => onChange({ body: target.value })}
          />
        </div>
      ) : null}
      <button type="submit" className="button button-primary">
        {t('send')}
      </button>
    </form>
  );
}
