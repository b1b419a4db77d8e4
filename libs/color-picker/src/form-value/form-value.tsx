import { useEffect, useRef } from 'react';
import { usePickerState } from '../picker-context/picker-context.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';

/** Props of `FormValue`. */
export interface FormValueProps {
  name: string;
  form?: string | undefined;
  store: PickerStore;
  /** What a form reset goes back to. */
  initial?: string | undefined;
  disabled?: boolean | undefined;
}

/** Carries the value into the form around it, and goes back to the first one when that form is reset. */
export function FormValue({ name, form, store, initial = '', disabled }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const value = usePickerState(store, (state) => state.value);

  useEffect(() => {
    const owner = input.current?.form;
    const reset = () => store.reset(initial);
    owner?.addEventListener('reset', reset);
    return () => owner?.removeEventListener('reset', reset);
  }, [store, initial, form]);

  return <input ref={input} type="hidden" name={name} form={form} value={value} disabled={disabled} />;
}
