import { createContext, useContext } from 'react';
import { englishMessages } from '@genmaster/app-model';
import { formSteps, type FormCheck } from '@genmaster/app-model';
import { supplierFormTexts as texts, type SupplierFormTexts } from '@genmaster/app-model';

/** A form that is shown: its steps, how it is checked, and what it says. */
export interface ShownForm extends FormCheck {
  texts: SupplierFormTexts;
}

/** The form of the demo; another one takes its place for what stands below. */
const FormContext = createContext<ShownForm>({
  form: formSteps,
  messages: englishMessages,
  unlike: texts.unlike,
  texts,
});

/** Shows another form than the demo’s. */
export const FormProvider = FormContext.Provider;

/** The form in view. */
export const useForm = (): ShownForm => useContext(FormContext);

/** The name of a question, by its id. */
export const nameIn = ({ form }: ShownForm, id: string): string =>
  form.flatMap(({ questions }) => questions).find(({ field }) => field.id === id)?.field.name ?? id;
