import { useEffect, useRef, useState } from 'react';
import { usePickerState } from '../picker-context/picker-context.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { firstControl } from '../view/first-control.ts';
import styles from '../picker-panel/picker-panel.module.css';

export interface FormValueProps {
  /** Name under which the form gets the value; without one the value is only validated, as of every control. */
  name: string | undefined;
  form?: string | undefined;
  store: PickerStore;
  /** Value after a form reset. @default the first value */
  initial?: string | undefined;
  disabled?: boolean | undefined;
  /** Error message when there is no colour; it keeps the form from being submitted then. */
  requiredMessage?: string | undefined;
  /** Error message that keeps the form from being submitted in any case. */
  validationMessage?: string | undefined;
}

/**
 * Renders the input that submits the value with the surrounding form, and restores the initial value on a form reset; it
 * is left out where a form has nothing to submit and nothing to validate.
 */
export function FormValue(props: FormValueProps) {
  const { name, requiredMessage, validationMessage } = props;
  if (name === undefined && requiredMessage === undefined && !validationMessage) return null;
  return <FormInput {...props} />;
}

function FormInput(props: FormValueProps) {
  const { name, form, store, disabled, requiredMessage, validationMessage } = props;
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(() => store.getState().value);
  const value = usePickerState(store, store.formText);
  const problem = validationMessage || (value ? '' : (requiredMessage ?? ''));

  useEffect(() => {
    // On the root and not on the form, which may come later, and whose own listeners may prevent the reset.
    const root = input.current!.getRootNode();
    const reset = (event: Event) => {
      if (event.target === input.current?.form && !event.defaultPrevented) store.reset(input.current!.dataset.value!);
    };
    root.addEventListener('reset', reset);
    return () => root.removeEventListener('reset', reset);
  }, [store]);

  useEffect(() => input.current?.setCustomValidity(problem), [problem]);

  // React resets the form of an action before the effects of the new default: only what is written by then has it.
  const shared = { ref: input, name, form, value, disabled, 'data-value': props.initial ?? first };
  if (requiredMessage === undefined && validationMessage === undefined) return <input {...shared} type="hidden" />;
  // Hidden inputs are never validated. This one is invisible; the browser focuses it to show its message, and it passes
  // the focus on to the picker. The browser must not fill in again what a visit before has left in a prerendered page:
  // the form would send another colour than the picker shows.
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      className={styles.status}
      tabIndex={-1}
      aria-hidden="true"
      onChange={() => undefined}
      onFocus={({ currentTarget }) => firstControl(currentTarget.parentElement!)?.focus()}
    />
  );
}
