import type { ContactField as FieldName } from '@genmaster/site-contract/contract';
import { usePartText } from '@genmaster/i18n';
import { idOf } from './contact-field.tsx';
import type { useContactForm } from './use-contact-form.ts';
import { describeProblem, type ContactProblem, type ContactTextId } from './contact-texts.ts';

type Bind = ReturnType<typeof useContactForm>['bind'];

/** Props of `ContactChoice`. */
export interface ContactChoiceProps {
  field: Extract<FieldName, 'subject' | 'language'>;
  options: readonly string[];
  /** The option that is selected until the form works, and without JavaScript; none by default. */
  first?: string | undefined;
  problem: ContactProblem | undefined;
  /** Connects a control of the field with the form. */
  bind: Bind;
  /** The decorative thread that leads to the field. */
  thread?: 1 | 2 | 3;
}

/** Renders a radio group for a few options that are all visible. */
export function ContactChoice({ field, options, first, problem, bind, thread }: ContactChoiceProps) {
  const t = usePartText('contact');
  const id = idOf(field);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={problem !== undefined}
      className={`field choice of-${field}`}
      data-state={problem === undefined ? undefined : 'wrong'}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      data-end={thread}
    >
      <legend>
        <span className={thread ? `f f${thread}` : undefined}>{t(field)}</span>
      </legend>
      <div className="chips">
        {options.map((option, index) => (
          <label key={option}>
            <input
              // A link to the field leads to its first radio button.
              id={index === 0 ? id : undefined}
              type="radio"
              value={option}
              defaultChecked={option === first}
              required
              {...bind(field)}
            />
            <span>{t(`${field}.${option}` as ContactTextId)}</span>
          </label>
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="field-problem">
          {describeProblem(t, problem)}
        </p>
      )}
    </fieldset>
  );
}
