import { useMemo } from 'react';
import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { DemoDefinition, DemoScenario } from '../demo-definition.ts';
import { englishMessages } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { fresh, ownValues, stateSchema, type FormFillingState } from './decisions.ts';
import { fillForms } from './fill-forms.ts';
import { RULE_IDS } from './finding.ts';
import { FormFillingPart } from './form-filling-part.tsx';
import { propose } from './propose.ts';
import { textsIn } from './sample-texts.ts';

/** Message part of this demo. */
export const words = 'form-filling';

/** Shows values that rules find in a text, each waiting for the visitor’s decision. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}

function definitionIn(
  language: LanguageCode,
  t: Translate<MessageIdOf<'form-filling'>>,
): DemoDefinition<FormFillingState> {
  const [first, ...rest] = textsIn(language).map(({ id, label, form, text }): DemoScenario<FormFillingState> => ({
    id,
    label: t(label),
    state: fresh(form, text),
  }));
  return {
    id: 'form-filling',
    scenarios: [first!, ...rest],
    schema: stateSchema,
    Part: FormFillingPart,
    copy: (state) => JSON.stringify(ownValues(state), null, 2),
    code: (state) => [
      {
        caption: t('proposals'),
        language: 'json',
        code: JSON.stringify(propose(fillForms[state.form], { ...state, messages: englishMessages }), null, 2),
      },
      {
        caption: t('rules'),
        language: 'json',
        code: JSON.stringify(Object.fromEntries(RULE_IDS.map((id) => [id, t(`rule.${id}`)])), null, 2),
      },
    ],
  };
}
