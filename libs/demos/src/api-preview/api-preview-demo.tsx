import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useCallback, useMemo, useState } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import type { Entity } from '@genmaster/app-model';
import { booking, invoice, order } from '@genmaster/app-model';
import { useFetched } from '../parts/use-fetched.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ApiPreviewPart } from './api-preview-part.tsx';
import { printDocument, stateSchema, type ApiPreviewState } from './api-preview-state.ts';
import { FetchedYamlPrinter, yamlPrinter } from './yaml-printer.ts';

const startWith = (entity: Entity): ApiPreviewState => ({
  entity,
  view: 'call',
  format: 'json',
  request: null,
  rows: null,
  answer: null,
});

/** Message part of this demo. */
export const words = 'api-preview';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<ApiPreviewState> => ({
  id: 'api-preview',
  scenarios: [
    { id: 'invoice', label: t('scenario.invoice'), state: startWith(invoice) },
    { id: 'order', label: t('scenario.order'), state: startWith(order) },
    { id: 'booking', label: t('scenario.booking'), state: startWith(booking) },
  ],
  schema: stateSchema,
  Part: ApiPreviewPart,
  copy: printDocument,
  code: ({ entity, format }) => [
    { caption: t('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: t('documentCode'), language: format, code: printDocument({ entity, format }) },
  ],
});

/** Shows an entity, its documented API, and a mock that answers calls to it. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  const [isWanted, setIsWanted] = useState(false);
  const printer = useFetched(isWanted ? 'yaml' : null, yamlPrinter.load);
  const want = useCallback(() => setIsWanted(true), []);
  return (
    <FetchedYamlPrinter value={{ printer, want }}>
      <DemoStage definition={definition} />
    </FetchedYamlPrinter>
  );
}
