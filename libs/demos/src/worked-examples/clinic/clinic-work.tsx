import { useMemo } from 'react';
import type { LanguageCode } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';
import type { DemoPartProps } from '../../demo-definition.ts';
import { ruleMessagesIn } from '@genmaster/app-model';
import { FormProvider, type ShownForm } from '../../multi-page-form/form-context.tsx';
import { MultiPageFormPart, type MultiPageFormState } from '../../multi-page-form/multi-page-form-part.tsx';
import { supplierFormTexts as english } from '@genmaster/app-model';
import { wordIn } from '@genmaster/app-model';
import { clinicForm } from '@genmaster/app-model';
import { hindiFormTexts } from '@genmaster/app-model';

/** Returns the intake form with its texts in a language; questions and branches are the same in each. */
export function clinicFormIn(code: LanguageCode): ShownForm {
  const texts = code === 'hi' ? hindiFormTexts : english;
  return {
    form: clinicForm.map((step) => ({
      ...step,
      title: wordIn(code, step.title),
      questions: step.questions.map((question) => ({
        ...question,
        field: { ...question.field, name: wordIn(code, question.field.name) },
      })),
    })),
    messages: ruleMessagesIn[code],
    unlike: texts.unlike,
    texts,
  };
}

/** Renders the intake form with the engine of the multi-page forms. */
export function ClinicForm(props: DemoPartProps<MultiPageFormState>) {
  const { code } = useLanguage();
  const shown = useMemo(() => clinicFormIn(code), [code]);
  return (
    <FormProvider value={shown}>
      <MultiPageFormPart {...props} />
    </FormProvider>
  );
}
