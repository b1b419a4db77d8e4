import { useMemo } from 'react';
import type { MessageIdOf } from '../../../i18n/message-loaders.ts';
import type { Speak } from '../../../i18n/speak.ts';
import { usePartText } from '../../../i18n/page-language.tsx';
import type { DemoDefinition } from '../demo-definition.ts';
import type { Entity } from '../model/entity.ts';
import { booking, invoice, order } from '../model/examples.ts';
import { printOpenApi } from '../model/open-api.ts';
import { formDescription, gridDescription, themeSheet } from '../model/screens.ts';
import { dialects } from '../model/sql/dialects.ts';
import { writeSql } from '../model/sql/write-sql.ts';
import { catalogueOf, printCatalogue } from '../model/translations.ts';
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

/** One entity, edited in place, and beside it all that it becomes. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}
