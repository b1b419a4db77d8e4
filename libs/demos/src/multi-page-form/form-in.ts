import { formTextsIn, ruleMessagesIn, wordIn } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import type { ShownForm } from './form-context.tsx';

/** Returns a form with its texts in a language; questions and branches are the same in each. */
export function formIn(code: LanguageCode, form: ShownForm['form']): ShownForm {
  const texts = formTextsIn[code];
  return {
    form: form.map((step) => ({
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
