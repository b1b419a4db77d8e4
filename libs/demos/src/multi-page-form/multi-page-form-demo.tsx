import { formSteps, sentAnswers, type SupplierFormTexts } from '@genmaster/app-model';
import { useLanguage, type LanguageCode } from '@genmaster/i18n';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { FormProvider } from './form-context.tsx';
import { formIn } from './form-in.ts';
import { MultiPageFormPart, type MultiPageFormState } from './multi-page-form-part.tsx';

const EMPTY: MultiPageFormState = { answers: {}, step: 'organisation', reached: 'organisation', isSent: false };
const NAMES: Readonly<Record<LanguageCode, { firm: string; person: string }>> = {
  en: { firm: 'Example Traders', person: 'Sample Person' },
  hi: { firm: 'उदाहरण ट्रेडर्स', person: 'नमूना व्यक्ति' },
};
const halfIn = ({ firm }: { firm: string }) => ({
  name: firm,
  registered: 'yes',
  taxNumber: 'T-0001',
  taxName: firm,
});
const stepId = v.picklist([...formSteps.map(({ id }) => id), 'review']);

const definitionIn = (language: LanguageCode, texts: SupplierFormTexts): DemoDefinition<MultiPageFormState> => ({
  id: 'multi-page-form',
  scenarios: [
    { id: 'empty', label: texts.scenarios.empty, state: EMPTY },
    {
      id: 'half',
      label: texts.scenarios.half,
      state: { ...EMPTY, answers: halfIn(NAMES[language]), step: 'contact', reached: 'contact' },
    },
    {
      id: 'review',
      label: texts.scenarios.review,
      state: {
        ...EMPTY,
        answers: {
          ...halfIn(NAMES[language]),
          person: NAMES[language].person,
          channel: 'e-mail',
          email: 'person1@example.com',
          seats: '0',
        },
        step: 'review',
        reached: 'review',
      },
    },
  ],
  schema: v.strictObject({
    answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(300))),
    step: stepId,
    reached: stepId,
    isSent: v.boolean(),
  }),
  Part: MultiPageFormPart,
  copy: ({ answers }) => JSON.stringify(sentAnswers(answers), null, 2),
  code: ({ answers }) => [
    { caption: texts.definition, language: 'json', code: JSON.stringify(formSteps, null, 2) },
    { caption: texts.answers, language: 'json', code: JSON.stringify(sentAnswers(answers), null, 2) },
  ],
});

/** Renders a form of four steps that depends on its answers and ends with a review. */
export function Demo() {
  const { code } = useLanguage();
  const shown = useMemo(() => formIn(code, formSteps), [code]);
  const definition = useMemo(() => definitionIn(code, shown.texts), [code, shown]);
  return (
    <FormProvider value={shown}>
      <DemoStage definition={definition} />
    </FormProvider>
  );
}
