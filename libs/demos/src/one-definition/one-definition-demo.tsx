import { useMemo } from 'react';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
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

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<OneDefinitionState> => ({
  id: 'one-definition',
  scenarios: [
    { id: 'invoice', label: t('scenarios.invoice'), state: startWith(invoice) },
    { id: 'order', label: t('scenarios.order'), state: startWith(order) },
    { id: 'booking', label: t('scenarios.booking'), state: startWith(booking) },
  ],
  schema: stateSchema,
  Part: OneDefinitionPart,
  copy: ({ entity }) => JSON.stringify(entity, null, 2),
  code: ({ entity, dialect }) => [
    { caption: t('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: t('formCode'), language: 'json', code: formDescription(entity) },
    { caption: t('gridCode'), language: 'json', code: gridDescription(entity) },
    { caption: t('apiCode'), language: 'json', code: printOpenApi(entity) },
    { caption: t('sqlCode', { engine: dialects[dialect].name }), language: 'sql', code: writeSql(entity, dialect) },
    { caption: t('translationCode'), language: 'json', code: printCatalogue(catalogueOf(entity)) },
    { caption: t('themeCode'), language: 'css', code: themeSheet(entity) },
  ],
  hasFullPage: true,
});

/** Renders the editor of one entity, with everything that is generated from it. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}
