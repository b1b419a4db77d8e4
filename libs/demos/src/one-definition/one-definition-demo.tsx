import { useMemo } from 'react';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Speak } from '@genmaster/i18n';
import { usePartText } from '@genmaster/i18n';
import type { DemoDefinition } from '../demo-definition.ts';
import type { Entity } from '@genmaster/app-model';
import { booking, invoice, order } from '@genmaster/app-model';
import { printOpenApi } from '@genmaster/app-model';
import { formDescription, gridDescription, themeSheet } from '@genmaster/app-model';
import { dialects } from '@genmaster/app-model';
import { writeSql } from '@genmaster/app-model';
import { catalogueOf, printCatalogue } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { OneDefinitionPart } from './one-definition-part.tsx';
import { stateSchema, type OneDefinitionState } from './one-definition-state.ts';

const startWith = (entity: Entity): OneDefinitionState => ({ entity, dialect: 'postgresql', saved: [] });

export const words = 'one-definition';

const definitionIn = (say: Speak<MessageIdOf<typeof words>>): DemoDefinition<OneDefinitionState> => ({
  id: 'one-definition',
  scenarios: [
    { id: 'invoice', label: say('scenarios.invoice'), state: startWith(invoice) },
    { id: 'order', label: say('scenarios.order'), state: startWith(order) },
    { id: 'booking', label: say('scenarios.booking'), state: startWith(booking) },
  ],
  schema: stateSchema,
  Part: OneDefinitionPart,
  copy: ({ entity }) => JSON.stringify(entity, null, 2),
  code: ({ entity, dialect }) => [
    { caption: say('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: say('formCode'), language: 'json', code: formDescription(entity) },
    { caption: say('gridCode'), language: 'json', code: gridDescription(entity) },
    { caption: say('apiCode'), language: 'json', code: printOpenApi(entity) },
    { caption: say('sqlCode', { engine: dialects[dialect].name }), language: 'sql', code: writeSql(entity, dialect) },
    { caption: say('translationCode'), language: 'json', code: printCatalogue(catalogueOf(entity)) },
    { caption: say('themeCode'), language: 'css', code: themeSheet(entity) },
  ],
  hasFullPage: true,
});

/** Renders the editor of one entity, with everything that is generated from it. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}
