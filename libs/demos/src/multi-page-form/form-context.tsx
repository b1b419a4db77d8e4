import { createContext, useContext } from 'react';
import type { FormCheck, SupplierFormTexts } from '@genmaster/app-model';

/** A form: its steps, its checks and its texts. */
export interface ShownForm extends FormCheck {
  texts: SupplierFormTexts;
}

const FormContext = createContext<ShownForm | null>(null);

/** Provides the form of the parts below it. */
export const FormProvider = FormContext.Provider;

/** Returns the form of the context. */
export function useForm(): ShownForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('[demos] No form here. Wrap the part in <FormProvider>.');
  return form;
}

/** Returns the name of a question by its id, or the id when there is no such question. */
export const nameIn = ({ form }: ShownForm, id: string): string =>
  form.flatMap(({ questions }) => questions).find(({ field }) => field.id === id)?.field.name ?? id;
