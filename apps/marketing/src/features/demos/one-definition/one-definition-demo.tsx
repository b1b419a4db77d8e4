import type { DemoDefinition } from '../demo-definition.ts';
import type { Entity } from '../model/entity.ts';
import { booking, invoice, order } from '../model/examples.ts';
import { openApiOf } from '../model/open-api.ts';
import { formDescription, gridDescription, themeSheet } from '../model/screens.ts';
import { dialects } from '../model/sql/dialects.ts';
import { writeSql } from '../model/sql/write-sql.ts';
import { catalogueOf, printCatalogue } from '../model/translations.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { OneDefinitionPart } from './one-definition-part.tsx';
import { stateSchema, type OneDefinitionState } from './one-definition-state.ts';
import { texts } from './one-definition-texts.ts';

const startWith = (entity: Entity): OneDefinitionState => ({ entity, dialect: 'postgresql', saved: [] });

const definition: DemoDefinition<OneDefinitionState> = {
  id: 'one-definition',
  scenarios: [
    { id: 'invoice', label: texts.scenarios.invoice, state: startWith(invoice) },
    { id: 'order', label: texts.scenarios.order, state: startWith(order) },
    { id: 'booking', label: texts.scenarios.booking, state: startWith(booking) },
  ],
  schema: stateSchema,
  Part: OneDefinitionPart,
  copy: ({ entity }) => JSON.stringify(entity, null, 2),
  code: ({ entity, dialect }) => [
    { caption: texts.model, language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: texts.formCode, language: 'json', code: formDescription(entity) },
    { caption: texts.gridCode, language: 'json', code: gridDescription(entity) },
    { caption: texts.apiCode, language: 'json', code: JSON.stringify(openApiOf(entity), null, 2) },
    { caption: texts.sqlCode(dialects[dialect].name), language: 'sql', code: writeSql(entity, dialect) },
    { caption: texts.translationCode, language: 'json', code: printCatalogue(catalogueOf(entity)) },
    { caption: texts.themeCode, language: 'css', code: themeSheet(entity) },
  ],
  hasFullPage: true,
};

/** One entity, edited in place, and beside it all that it becomes. */
export function Demo() {
  return <DemoStage definition={definition} />;
}
