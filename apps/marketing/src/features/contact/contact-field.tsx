import type { ContactField as FieldName } from '@genmaster/auth-client/contract';
import type { ReactNode } from 'react';
import { usePartText } from '@genmaster/i18n';
import { sayProblem, type ContactProblem } from './contact-texts.ts';

/** Attributes that tie a control to its label, hint and problem. */
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
  /** What helps to fill it in. */
  hint?: string;
  /** The thread that leads to it. */
  thread?: 1 | 2 | 3;
  /** @default false */
  isOptional?: boolean;
  /** `none` for a control that brings its own. @default 'above' */
  label?: 'above' | 'none';
  /** Draws the control. */
  children: (control: ControlProps) => ReactNode;
}

/** Where a link to a field leads. */
export const idOf = (field: FieldName): string => `contact-${field}`;

/** One field: label on top, then the hint, the control, and how to put it right. */
export function ContactField({
  field,
  problem,
  hint,
  thread,
  isOptional = false,
  label = 'above',
  children,
}: ContactFieldProps) {
  const say = usePartText('contact');
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
            {isOptional ? say('optional', { label: say(`${field}`) }) : say(`${field}`)}
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
          {sayProblem(say, problem)}
        </p>
      )}
    </div>
  );
}
