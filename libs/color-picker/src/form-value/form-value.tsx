import { useEffect, useRef } from 'react';
import { usePickerState } from '../picker-context/picker-context.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import styles from '../picker-panel/picker-panel.module.css';

/** Props of `FormValue`. */
export interface FormValueProps {
  name: string;
  form?: string | undefined;
  store: PickerStore;
  /** What a form reset goes back to. */
  initial?: string | undefined;
  disabled?: boolean | undefined;
  /** Keeps the form from being sent without a colour, and says this then. */
  requiredMessage?: string | undefined;
  /** Keeps the form from being sent in any case, and says this. */
  validationMessage?: string | undefined;
}

/** Carries the value into the form around it, and goes back to the first one when that form is reset. */
export function FormValue(props: FormValueProps) {
  const { name, form, store, initial = '', disabled, requiredMessage, validationMessage } = props;
  const input = useRef<HTMLInputElement>(null);
  const value = usePickerState(store, store.formText);
  const problem = validationMessage || (value ? '' : (requiredMessage ?? ''));
  const isValidated = requiredMessage !== undefined || validationMessage !== undefined;

  useEffect(() => {
    const owner = input.current?.form;
    const reset = () => store.reset(initial);
    owner?.addEventListener('reset', reset);
    return () => owner?.removeEventListener('reset', reset);
  }, [store, initial, form]);

  useEffect(() => input.current?.setCustomValidity(problem), [problem]);

  const shared = { ref: input, name, form, value, disabled };
  if (!isValidated) return <input {...shared} type="hidden" />;
  // Hidden inputs are never validated. This one cannot be seen; the browser focuses it with its message, and it passes
  // the focus on to the picker.
  return (
    <input
      {...shared}
      type="text"
      className={styles.status}
      tabIndex={-1}
      aria-hidden="true"
      data-validity=""
      onChange={() => undefined}
      onFocus={({ currentTarget }) =>
        currentTarget.parentElement?.querySelector<HTMLElement>('button, input:not([data-validity])')?.focus()
      }
    />
  );
}
