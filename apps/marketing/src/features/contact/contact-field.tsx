import type { ContactField as FieldName } from '@genmaster/site-contract/contract';
import type { ReactNode } from 'react';
import { usePartText } from '@genmaster/i18n';
import { describeProblem, type ContactProblem } from './contact-texts.ts';

/** Attributes that connect a control with its label, hint and error message. */
export interface ControlProps {
  id: string;
  name: FieldName;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface ContactFieldProps {
  field: FieldName;
  problem: ContactProblem | undefined;
  /** Hint that helps to fill in the field. */
  hint?: string;
  /** The decorative thread that leads to the field. */
  thread?: 1 | 2 | 3;
  /** Whether the field may stay empty. @default false */
  isOptional?: boolean;
  /** Place of the label; `none` for a control that has its own. @default 'above' */
  label?: 'above' | 'none';
  /** Renders the control. */
  children: (control: ControlProps) => ReactNode;
}

/** Returns the element id of a field, which links to it use. */
export const idOf = (field: FieldName): string => `contact-${field}`;

/** Renders one field: label, hint, control and error message. */
export function ContactField({
  field,
  problem,
  hint,
  thread,
  isOptional = false,
  label = 'above',
  children,
}: ContactFieldProps) {
  const t = usePartText('contact');
  const id = idOf(field);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const control = children({
    id,
    name: field,
    required: !isOptional,
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedBy || undefined,
  });
  return (
    <div className="field" data-state={problem === undefined ? undefined : 'wrong'} data-end={thread}>
      {label === 'none' ? null : (
        <label htmlFor={id}>
          <span className={thread ? `f f${thread}` : undefined}>
            {isOptional ? t('optional', { label: t(`${field}`) }) : t(`${field}`)}
          </span>
        </label>
      )}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {control}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="field-problem">
          {describeProblem(t, problem)}
        </p>
      )}
    </div>
  );
}
