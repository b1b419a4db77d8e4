import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { CONVERSIONS, type FieldSource, type MappedField, type Mapping } from './map-answer.ts';

export interface MappingRowsProps {
  fields: readonly MappedField[];
  /** Paths of the values in the external response. */
  paths: readonly string[];
  mapping: Mapping;
  onChange: (field: string, source: FieldSource) => void;
}

/** Renders each field of the entity with its path in the response, its conversion, and the resulting value. */
export function MappingRows({ fields, paths, mapping, onChange }: MappingRowsProps) {
  const t = usePartText('service-mapping');
  const tParts = usePartText('demo-parts');
  const id = useId();
  return (
    <ul className="mapping-rows">
      {fields.map(({ field, label, given, value, problem, isUnknown }) => {
        const source = mapping[field.id] ?? { path: '', convert: 'none' };
        const isLost = source.path !== '' && !paths.includes(source.path);
        return (
          <li key={field.id} data-state={problem ? 'wrong' : 'right'}>
            <h4>
              <bdi>{label}</bdi>{' '}
              <small>
                {tParts(`type.${field.type}`)} {field.required ? tParts('form.required') : ''}
              </small>
            </h4>
            <select
              className="demo-field"
              aria-label={t('sourceOf', { label })}
              aria-describedby={problem ? `${id}-${field.id}` : undefined}
              value={source.path}
              onChange={({ target }) => onChange(field.id, { ...source, path: target.value })}
            >
              <option value="">{t('noSource')}</option>
              {(isLost ? [source.path, ...paths] : paths).map((path) => (
                <option key={path} value={path} data-sample="">
                  {path}
                </option>
              ))}
            </select>
            <ChoiceSelect
              className="demo-field"
              aria-label={t('convertOf', { label })}
              options={CONVERSIONS.map((convert) => ({ value: convert, label: t(`convert.${convert}`) }))}
              value={source.convert}
              onValueChange={(next) => onChange(field.id, { ...source, convert: next })}
            />
            <p className="mapping-arrives">
              <code dir="ltr">{given === undefined ? '–' : JSON.stringify(given)}</code>
              <span aria-hidden="true"> → </span>
              <code dir="ltr">{value === undefined ? '–' : JSON.stringify(value)}</code>
              {isUnknown ? ` ${t('unknownWord')}` : ''}
            </p>
            {problem ? (
              <p id={`${id}-${field.id}`} className="record-problem">
                {problem}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
