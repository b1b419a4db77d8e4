import { useMemo } from 'react';
import type { MessageIdOf } from '@genmaster/i18n';
import { usePartText } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import type { DemoDefinition, DemoScenario } from '../demo-definition.ts';
import { writeCsv } from '@genmaster/app-model';
import { printOpenApi } from '@genmaster/app-model';
import { writeSql } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { workedExamples } from './examples.ts';
import { WorkedExamplesPart } from './worked-examples-part.tsx';
import { entityOf, rowsOf, startOf, stateSchema, type WorkedExamplesState } from './worked-examples-state.ts';

export const words = 'worked-examples';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<WorkedExamplesState> => ({
  id: 'worked-examples',
  scenarios: scenariosIn(t),
  schema: stateSchema,
  Part: WorkedExamplesPart,
  copy: (state) => JSON.stringify(entityOf(state), null, 2),
  code: (state) => {
    const entity = entityOf(state);
    return [
      { caption: t('views.model'), language: 'json', code: JSON.stringify(entity, null, 2) },
      { caption: t('views.sql'), language: 'sql', code: writeSql(entity, state.dialect) },
      { caption: t('views.api'), language: 'json', code: printOpenApi(entity) },
      { caption: t('views.data'), language: 'csv', code: writeCsv(entity, rowsOf(state)) },
    ];
  },
});

function scenariosIn(t: Translate<MessageIdOf<typeof words>>): DemoDefinition<WorkedExamplesState>['scenarios'] {
  const [first, ...rest] = workedExamples.map((example): DemoScenario<WorkedExamplesState> => ({
    id: example.id,
    label: t(`scenarios.${example.id}`),
    state: startOf(example),
  }));
  return [first!, ...rest];
}

/** Renders four complete examples that can be used and inspected. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}
