import { booking, ticket, type Entity, type Field } from '@genmaster/app-model';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { compareContracts } from './compare-contracts.ts';
import { SIDE_LANGUAGES, SIDES, writeSide } from './contract-sides.ts';
import { contractSchema, type ContractState } from './contract-state.ts';
import { ContractStripPart } from './contract-strip-part.tsx';

/** Message part of this demo. */
export const words = 'contract-strip';

/** Compares a published contract with the current definition: every side in sync, and each breaking change by name. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const edit = (entity: Entity, id: string, change: Partial<Field>): Entity => ({
  ...entity,
  fields: entity.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
});
const note: Field = { id: 'note', name: 'Note', type: 'text', required: false, maxLength: 200 };

const definitionIn = (t: Translate<MessageIdOf<'contract-strip'>>): DemoDefinition<ContractState> => ({
  id: 'contract-strip',
  scenarios: [
    {
      id: 'required',
      label: t('scenario.required'),
      state: { version: '1.0', published: edit(ticket, 'asked', { required: false }), entity: ticket },
    },
    {
      id: 'renamed',
      label: t('scenario.renamed'),
      state: { version: '1.0', published: ticket, entity: edit(ticket, 'hours', { name: 'Effort', maximum: 24 }) },
    },
    {
      id: 'compatible',
      label: t('scenario.compatible'),
      state: { version: '2.3', published: booking, entity: { ...booking, fields: [...booking.fields, note] } },
    },
  ],
  schema: contractSchema,
  Part: ContractStripPart,
  copy: ({ entity }) => SIDES.map((side) => writeSide(entity, side)).join('\n\n'),
  code: ({ published, entity }) => [
    { caption: t('changes'), language: 'json', code: JSON.stringify(compareContracts(published, entity), null, 2) },
    ...SIDES.map((side) => ({
      caption: t(`side.${side}`),
      language: SIDE_LANGUAGES[side],
      code: writeSide(entity, side),
    })),
  ],
});
