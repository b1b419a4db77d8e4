import { invoice, type Entity } from '@genmaster/app-model';
import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ChangeCardPart } from './change-card-part.tsx';
import { changeSchema, proposalOf, type ChangeState } from './change-state.ts';
import type { TranslateChange } from './describe-edit.ts';

/** Message part of this demo. */
export const words = 'change-card';

/** Shows a sentence that asks for a change, the parts of the change, and the effect of each. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const [number, due, amount] = invoice.fields as [Entity['fields'][0], Entity['fields'][0], Entity['fields'][0]];
const start = (base: Entity, sentence: string): ChangeState => ({ base, sentence, decisions: {}, past: [] });

const definitionIn = (t: TranslateChange): DemoDefinition<ChangeState> => ({
  id: 'change-card',
  scenarios: [
    {
      id: 'due',
      label: t('scenario.due'),
      state: start({ ...invoice, fields: [number, amount] }, 'add a due date to invoices'),
    },
    {
      id: 'parts',
      label: t('scenario.parts'),
      state: start(
        invoice,
        'Add a status (open, sent, paid) and an optional note. Limit the amount to 50,000, and rename number to invoice code.',
      ),
    },
    {
      id: 'wrong',
      label: t('scenario.wrong'),
      state: start(
        { ...invoice, fields: [number, due, amount] },
        'Remove the colour. Make the due date optional. Improve everything.',
      ),
    },
  ],
  schema: changeSchema,
  Part: ChangeCardPart,
  copy: (state) => JSON.stringify(proposalOf(state).accepted, null, 2),
  code: (state) => [
    { caption: t('accepted'), language: 'json', code: JSON.stringify(proposalOf(state).accepted, null, 2) },
    { caption: t('parts'), language: 'json', code: JSON.stringify(proposalOf(state).edits, null, 2) },
  ],
});
