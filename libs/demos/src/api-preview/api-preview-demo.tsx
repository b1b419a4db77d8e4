import { usePartText, type MessageIdOf, type Speak } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import type { Entity } from '@genmaster/app-model';
import { booking, invoice, order } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ApiPreviewPart } from './api-preview-part.tsx';
import { printDocument, stateSchema, type ApiPreviewState } from './api-preview-state.ts';

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

const definitionIn = (say: Speak<MessageIdOf<typeof words>>): DemoDefinition<ApiPreviewState> => ({
  id: 'api-preview',
  scenarios: [
    { id: 'invoice', label: say('scenario.invoice'), state: startWith(invoice) },
    { id: 'order', label: say('scenario.order'), state: startWith(order) },
    { id: 'booking', label: say('scenario.booking'), state: startWith(booking) },
  ],
  schema: stateSchema,
  Part: ApiPreviewPart,
  copy: printDocument,
  code: ({ entity, format }) => [
    { caption: say('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: say('documentCode'), language: format, code: printDocument({ entity, format }) },
  ],
});

/** Shows an entity, its documented API, and a mock that answers calls to it. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}
