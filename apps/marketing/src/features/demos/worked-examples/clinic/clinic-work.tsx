import { useMemo } from 'react';
import type { LanguageCode } from '../../../../content/languages.ts';
import { useLanguage } from '../../../../i18n/page-language.tsx';
import type { DemoPartProps } from '../../demo-definition.ts';
import { ruleMessagesIn } from '../../model/rule-messages.ts';
import { FormProvider, type ShownForm } from '../../multi-page-form/form-context.tsx';
import { MultiPageFormPart, type MultiPageFormState } from '../../multi-page-form/multi-page-form-part.tsx';
import { texts as english } from '../../multi-page-form/multi-page-form-texts.ts';
import { wordIn } from '../example-words.ts';
import { clinicForm } from './clinic-form.ts';
import { hindiFormTexts } from './clinic-texts-hi.ts';

/** The intake form in a language: the same questions and branches, in its words. */
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

/** The intake form at work, on the engine of the multi-page forms. */
export function ClinicForm(props: DemoPartProps<MultiPageFormState>) {
  const { code } = useLanguage();
  const shown = useMemo(() => clinicFormIn(code), [code]);
  return (
    <FormProvider value={shown}>
      <MultiPageFormPart {...props} />
    </FormProvider>
  );
}
