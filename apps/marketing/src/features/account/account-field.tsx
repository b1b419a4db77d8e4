import { useId, type ComponentProps } from 'react';
import type { Failure } from './explain-failure.ts';

export interface AccountFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  /** The last failure; shown here when it names this field. */
  failure?: Failure | null;
}

/** Renders a labelled text input with its hint and its error message. */
export function AccountField({ label, hint, failure = null, name, ...input }: AccountFieldProps) {
  const id = useId();
  const problem = failure?.field === name ? failure.text : null;
  const described = [hint ? `${id}-hint` : null, problem ? `${id}-problem` : null].filter(Boolean).join(' ');
  return (
    <p className="account-field">
      <label htmlFor={id}>{label}</label>
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      <input
        autoCapitalize="none"
        spellCheck={false}
        required
        {...input}
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {problem ? (
        <strong id={`${id}-problem`} className="account-problem">
          {problem}
        </strong>
      ) : null}
    </p>
  );
}

/** Renders the failure of an action when it belongs to none of the form’s fields. */
export function ActionProblem({ failure, fields = [] }: { failure: Failure | null; fields?: readonly string[] }) {
  const isShown = failure && !(failure.field !== null && fields.includes(failure.field));
  return <div role="alert">{isShown ? <p className="account-problem">{failure.text}</p> : null}</div>;
}

/** Returns the values of a form by the names of its fields. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
