import { writeModelSql } from '@genmaster/app-model';
import { READING_RULES } from '@genmaster/app-model/sentences';
import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { RequirementReaderPart } from './requirement-reader-part.tsx';
import { readState, requirementSchema, type RequirementState } from './requirement-state.ts';
import { requirementTexts } from './requirement-texts.ts';
import { printSpecification, type TranslateReading } from './describe-reading.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'requirement-reader';

/** Renders requirements in plain sentences, the items found in them, the open questions, and the resulting form. */
export function Demo() {
  const t = usePartText(words);
  const tParts = usePartText('demo-parts');
  const definition = useMemo(() => definitionIn(t, (type) => tParts(`type.${type as 'text'}`)), [t, tParts]);
  return <DemoStage definition={definition} />;
}

const start = (text: string): RequirementState => ({ text, refused: [], shown: '' });

const definitionIn = (t: TranslateReading, typeName: (type: string) => string): DemoDefinition<RequirementState> => ({
  id: 'requirement-reader',
  scenarios: [
    { id: 'invoices', label: t('scenario.invoices'), state: start(requirementTexts.invoices) },
    { id: 'leave', label: t('scenario.leave'), state: start(requirementTexts.leave) },
    { id: 'library', label: t('scenario.library'), state: start(requirementTexts.library) },
  ],
  schema: requirementSchema,
  Part: RequirementReaderPart,
  copy: (state) => printSpecification(t, typeName, readState(state)),
  code: (state) => {
    const { model } = readState(state);
    const withFields = model.filter(({ fields }) => fields.length > 0);
    return [
      { caption: t('model'), language: 'json', code: JSON.stringify(model, null, 2) },
      {
        caption: t('sql'),
        language: 'sql',
        code: writeModelSql(withFields, 'postgresql'),
      },
      {
        caption: t('rules'),
        language: 'json',
        code: JSON.stringify(Object.fromEntries(READING_RULES.map((rule) => [rule, t(`rule.${rule}`)])), null, 2),
      },
    ];
  },
});
