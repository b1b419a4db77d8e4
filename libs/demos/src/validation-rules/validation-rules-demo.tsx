import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { DemoDefinition } from '../demo-definition.ts';
import { entitySchema } from '@genmaster/app-model';
import { booking, invoice, leaveDays } from '@genmaster/app-model';
import { rowJsonSchema } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ValidationRulesPart, type ValidationRulesState } from './validation-rules-part.tsx';

/** Message part of this demo. */
export const words = 'validation-rules';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<ValidationRulesState> => ({
  id: 'validation-rules',
  scenarios: [
    { id: 'leave', label: t('scenario.leave'), state: { entity: leaveDays, language: 'en' } },
    { id: 'invoice', label: t('scenario.invoice'), state: { entity: invoice, language: 'en' } },
    { id: 'booking', label: t('scenario.booking'), state: { entity: booking, language: 'hi' } },
  ],
  schema: v.strictObject({ entity: entitySchema, language: v.picklist(['en', 'hi']) }),
  Part: ValidationRulesPart,
  copy: ({ entity }) => JSON.stringify(rowJsonSchema(entity), null, 2),
  code: ({ entity }) => [
    { caption: t('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: t('asData'), language: 'json', code: JSON.stringify(rowJsonSchema(entity), null, 2) },
  ],
});

/** Renders rules to edit, a form that applies them, and messages in two languages. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}
