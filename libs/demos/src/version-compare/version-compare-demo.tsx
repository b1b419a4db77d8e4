import { booking, invoice, type Entity } from '@genmaster/app-model';
import { compareModels } from '@genmaster/app-model/project';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { describeChange, VersionComparePart } from './version-compare-part.tsx';
import { compareSchema, type VersionCompareState } from './version-compare-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'project-files';

/** Renders two versions of a model with their differences as sentences, each of which can be undone. */
export function Demo() {
  const t = usePartText(words);
  const tParts = usePartText('demo-parts');
  const definition = useMemo(() => definitionIn(t, (type) => tParts(`type.${type as 'text'}`)), [t, tParts]);
  return <DemoStage definition={definition} />;
}

const start = (before: Entity, after: Entity): VersionCompareState => ({
  before,
  after,
  past: [],
  showGenerated: false,
});

const [number, due, amount] = invoice.fields as [Entity['fields'][0], Entity['fields'][0], Entity['fields'][0]];

const small: Entity = { ...invoice, fields: [number, { ...due, required: false }, { ...amount, maximum: 100_000 }] };

const large: Entity = {
  ...booking,
  fields: [
    ...booking.fields
      .filter(({ id }) => id !== 'breakfast')
      .map((field) => {
        if (field.id === 'nights') return { ...field, maximum: 90 };
        if (field.id === 'guest') return { ...field, name: 'Guest address' };
        return field.id === 'rate' ? { ...field, required: false } : field;
      }),
    { id: 'note', name: 'Note', type: 'text', required: false, maxLength: 200 },
  ].toSorted((one, other) => Number(other.id === 'rate') - Number(one.id === 'rate')) as Entity['fields'],
};

const definitionIn = (
  t: Translate<MessageIdOf<'project-files'>>,
  typeName: (type: string) => string,
): DemoDefinition<VersionCompareState> => ({
  id: 'version-compare',
  scenarios: [
    { id: 'large', label: t('scenario.large'), state: start(booking, large) },
    { id: 'small', label: t('scenario.small'), state: start(invoice, small) },
    { id: 'same', label: t('scenario.same'), state: start(invoice, invoice) },
  ],
  schema: compareSchema,
  Part: VersionComparePart,
  copy: ({ before, after }) =>
    compareModels(before, after)
      .map((change) => describeChange(t, typeName, change))
      .join('\n'),
  code: ({ before, after }) => [
    { caption: t('before'), language: 'json', code: JSON.stringify(before, null, 2) },
    { caption: t('after'), language: 'json', code: JSON.stringify(after, null, 2) },
    { caption: t('changes'), language: 'json', code: JSON.stringify(compareModels(before, after), null, 2) },
  ],
});
