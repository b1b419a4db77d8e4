import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { ERROR_STATUSES, MAX_ERRORS, METHODS, type Endpoint } from './endpoint.ts';
import type { MergeProblem } from './merge-endpoint.ts';

export interface DeclarationEditorProps {
  endpoint: Endpoint;
  problem: MergeProblem | null;
  announce: (text: string) => void;
  onChange: (change: Partial<Endpoint>) => void;
}

/** Edits the declaration of the endpoint: address, purpose, errors, and the types of its request and response. */
export function DeclarationEditor({ endpoint, problem, announce, onChange }: DeclarationEditorProps) {
  const t = usePartText('custom-handler');
  const id = useId();
  const { method, path, purpose, errors } = endpoint;
  const setError = (index: number, next: Partial<Endpoint['errors'][0]>) =>
    onChange({ errors: errors.map((error, at) => (at === index ? { ...error, ...next } : error)) });
  return (
    <section className="demo-pane" aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{t('declaration')}</h3>
      </header>
      <div className="handler-declaration">
        <div className="handler-line">
          <ChoiceSelect
            className="demo-field"
            aria-label={t('method')}
            options={METHODS.map((value) => ({ value, label: value }))}
            value={method}
            onValueChange={(method) => onChange({ method })}
            data-sample=""
          />
          <input
            className="demo-field"
            aria-label={t('path')}
            aria-invalid={problem === 'badPath' || problem === 'pathTaken'}
            value={path}
            dir="ltr"
            maxLength={120}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange({ path: target.value })}
          />
        </div>
        <label className="handler-label">
          {t('purpose')}
          <input
            className="demo-field"
            value={purpose}
            aria-invalid={problem === 'noPurpose'}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => onChange({ purpose: target.value })}
          />
        </label>
        <fieldset className="handler-errors">
          <legend>{t('errors')}</legend>
          {errors.map(({ name, status }, index) => (
            <div key={index} className="handler-error">
              <input
                className="demo-field"
                aria-label={t('errorName', { place: index + 1 })}
                value={name}
                dir="ltr"
                maxLength={40}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => setError(index, { name: target.value })}
              />
              <ChoiceSelect
                className="demo-field"
                aria-label={t('errorStatus', { place: index + 1 })}
                options={ERROR_STATUSES.map((one) => ({ value: one, label: one }))}
                value={status}
                onValueChange={(next) => setError(index, { status: next })}
              />
              <button
                type="button"
                className="chip"
                aria-label={t('removeError', { name })}
                onClick={() => onChange({ errors: errors.filter((_, at) => at !== index) })}
              >
                ✕
              </button>
            </div>
          ))}
          <button
            type="button"
            className="chip"
            disabled={errors.length >= MAX_ERRORS}
            onClick={() => onChange({ errors: [...errors, { name: `Refused${errors.length + 1}`, status: 409 }] })}
          >
            {t('addError')}
          </button>
        </fieldset>
        {(['input', 'output'] as const).map((side) => (
          <details key={side} aria-label={t(side)} className="handler-type">
            <summary>{t(side)}</summary>
            <EntityEditor
              entity={endpoint[side]}
              announce={announce}
              onChange={(change) => onChange({ [side]: change(endpoint[side]) })}
            />
          </details>
        ))}
      </div>
    </section>
  );
}
