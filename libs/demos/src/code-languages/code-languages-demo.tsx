import { useMemo } from 'react';
import * as v from 'valibot';
import { booking, entitySchema, invoice, order } from '@genmaster/app-model';
import { LANGUAGE_IDS, programmingLanguages } from '@genmaster/app-model/languages';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { CodeLanguagesPart } from './code-languages-part.tsx';
import { codeIn, type CodeLanguagesState } from './code-languages-state.ts';

/** Message part of this demo. */
export const words = 'code-languages';

const stateSchema = v.strictObject({
  entity: entitySchema,
  language: v.picklist(LANGUAGE_IDS),
  /** Id of the field that is shown in all languages. */
  field: v.pipe(v.string(), v.maxLength(40)),
});

/** Shows one entity in six languages, and one field in all of them. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const invoiceWithOptionalDate = {
  ...invoice,
  fields: invoice.fields.map((field) => (field.id === 'due' ? { ...field, required: false } : field)),
};

const definitionIn = (t: Translate<MessageIdOf<'code-languages'>>): DemoDefinition<CodeLanguagesState> => ({
  id: 'code-languages',
  scenarios: [
    {
      id: 'invoice',
      label: t('scenario.invoice'),
      state: { entity: invoiceWithOptionalDate, language: 'java', field: 'due' },
    },
    { id: 'booking', label: t('scenario.booking'), state: { entity: booking, language: 'python', field: 'rate' } },
    { id: 'order', label: t('scenario.order'), state: { entity: order, language: 'go', field: 'customer' } },
  ],
  schema: stateSchema,
  Part: CodeLanguagesPart,
  copy: ({ entity, language }) => codeIn(entity, language),
  code: ({ entity }) => [
    { caption: t('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
    ...LANGUAGE_IDS.map((id) => ({
      caption: programmingLanguages[id].name,
      language: id === 'typescript' ? ('ts' as const) : ('text' as const),
      code: codeIn(entity, id),
    })),
  ],
});
