import { createContext, useContext } from 'react';
import { englishMessages } from '@genmaster/app-model';
import { formSteps, type FormCheck } from '@genmaster/app-model';
import { supplierFormTexts as texts, type SupplierFormTexts } from '@genmaster/app-model';

/** A form: its steps, its checks and its texts. */
export interface ShownForm extends FormCheck {
  texts: SupplierFormTexts;
}

/** Context of the form; its default is the form of the demo. */
const FormContext = createContext<ShownForm>({
  form: formSteps,
  messages: englishMessages,
  unlike: texts.unlike,
  texts,
});

/** Provides a form other than the demo’s default. */
export const FormProvider = FormContext.Provider;

/** Returns the form of the context. */
export const useForm = (): ShownForm => useContext(FormContext);

/** Returns the name of a question by its id, or the id when there is no such question. */
export const nameIn = ({ form }: ShownForm, id: string): string =>
  form.flatMap(({ questions }) => questions).find(({ field }) => field.id === id)?.field.name ?? id;
