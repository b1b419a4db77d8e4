import { usePartText } from '@genmaster/i18n';
import type { ComponentProps } from 'react';
import { choicesOf, type Field } from '@genmaster/app-model';

export interface RecordControlProps extends Omit<ComponentProps<'input'>, 'id'> {
  'data-question'?: string;
  id: string;
  field: Field;
  label: string;
  problem: string | undefined;
  /** Language of the problem, where it is not the page’s. */
  problemLang?: string | undefined;
  /** Formats a choice for display. @default unchanged */
  choiceLabel?: (choice: string) => string;
}

/** Renders one labelled control of a generated form, with its problem below it. */
export function RecordControl({ id, field, label, problem, problemLang, choiceLabel, ...control }: RecordControlProps) {
  const t = usePartText('demo-parts');
  const shared = {
    ...control,
    id,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    'aria-required': field.required,
  };
  return (
    <div className="record-field" data-type={field.type} data-state={problem ? 'wrong' : 'right'}>
      <label htmlFor={id}>
        {label} {field.required && field.type !== 'boolean' ? <small>{t('form.required')}</small> : null}
      </label>
      {field.type === 'choice' ? (
        <select {...(shared as ComponentProps<'select'>)}>
          <option value="">{t('form.choose')}</option>
          {choicesOf(field).map((choice) => (
            <option key={choice} value={choice}>
              {choiceLabel?.(choice) ?? choice}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} {...INPUTS[field.type]} />
      )}
      {problem ? (
        <p id={`${id}-problem`} lang={problemLang} className="record-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Input attributes of each type. Dates are text where the browser has no date picker. */
const INPUTS: Readonly<Record<Exclude<Field['type'], 'choice'>, ComponentProps<'input'>>> = {
  text: { type: 'text', autoComplete: 'off' },
  integer: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  date: { type: 'date' },
  boolean: { type: 'checkbox' },
  email: { type: 'email', autoComplete: 'off' },
  relation: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
};
