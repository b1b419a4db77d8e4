import * as v from 'valibot';
import type { DemoDefinition } from '../demo-definition.ts';
import { entitySchema } from '@genmaster/app-model';
import { booking, invoice, leaveDays } from '@genmaster/app-model';
import { rowJsonSchema } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { texts } from './validation-rules-texts.ts';
import { ValidationRulesPart, type ValidationRulesState } from './validation-rules-part.tsx';

const definition: DemoDefinition<ValidationRulesState> = {
  id: 'validation-rules',
  scenarios: [
    { id: 'leave', label: texts.scenarios.leave, state: { entity: leaveDays, language: 'en' } },
    { id: 'invoice', label: texts.scenarios.invoice, state: { entity: invoice, language: 'en' } },
    { id: 'booking', label: texts.scenarios.booking, state: { entity: booking, language: 'hi' } },
  ],
  schema: v.strictObject({ entity: entitySchema, language: v.picklist(['en', 'hi']) }),
  Part: ValidationRulesPart,
  copy: ({ entity }) => JSON.stringify(rowJsonSchema(entity), null, 2),
  code: ({ entity }) => [
    { caption: texts.model, language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: texts.asData, language: 'json', code: JSON.stringify(rowJsonSchema(entity), null, 2) },
  ],
};

/** Renders rules to edit, a form that applies them, and messages in two languages. */
export function Demo() {
  return <DemoStage definition={definition} />;
}
