import type { DemoDefinition } from '../demo-definition.ts';
import type { Entity } from '@genmaster/app-model';
import { booking, invoice, order } from '@genmaster/app-model';
import { printOpenApi } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ApiPreviewPart } from './api-preview-part.tsx';
import { stateSchema, type ApiPreviewState } from './api-preview-state.ts';
import { texts } from './api-preview-texts.ts';

const startWith = (entity: Entity): ApiPreviewState => ({
  entity,
  view: 'call',
  request: null,
  rows: null,
  answer: null,
});

const definition: DemoDefinition<ApiPreviewState> = {
  id: 'api-preview',
  scenarios: [
    { id: 'invoice', label: texts.scenarios.invoice, state: startWith(invoice) },
    { id: 'order', label: texts.scenarios.order, state: startWith(order) },
    { id: 'booking', label: texts.scenarios.booking, state: startWith(booking) },
  ],
  schema: stateSchema,
  Part: ApiPreviewPart,
  copy: ({ entity }) => printOpenApi(entity),
  code: ({ entity }) => [
    { caption: texts.model, language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: texts.documentCode, language: 'json', code: printOpenApi(entity) },
  ],
};

/** Shows an entity, its documented API, and a mock that answers calls to it. */
export function Demo() {
  return <DemoStage definition={definition} />;
}
