import { useMemo } from 'react';
import type { MessageIdOf } from '../../../i18n/message-loaders.ts';
import type { Speak } from '../../../i18n/speak.ts';
import { usePartText } from '../../../i18n/page-language.tsx';
import * as v from 'valibot';
import type { DemoDefinition, DemoScenario } from '../demo-definition.ts';
import { writeCsv } from '../model/csv.ts';
import { openApiOf } from '../model/open-api.ts';
import { sampleRows } from '../model/sample-rows.ts';
import { DIALECT_IDS } from '../model/sql/dialects.ts';
import { writeSql } from '../model/sql/write-sql.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { workedExamples } from './examples.ts';
import {
  entityOf,
  SAMPLE_COUNT,
  VIEWS,
  WorkedExamplesPart,
  type WorkedExamplesState,
} from './worked-examples-part.tsx';

export const words = 'worked-examples';

const definitionIn = (say: Speak<MessageIdOf<typeof words>>): DemoDefinition<WorkedExamplesState> => ({
  id: 'worked-examples',
  scenarios: scenariosIn(say),
  schema: v.strictObject({
    example: v.picklist(workedExamples.map(({ id }) => id)),
    entity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    view: v.picklist(VIEWS),
    dialect: v.picklist(DIALECT_IDS),
  }),
  Part: WorkedExamplesPart,
  copy: (state) => JSON.stringify(entityOf(state), null, 2),
  code: (state) => {
    const entity = entityOf(state);
    return [
      { caption: say('views.model'), language: 'json', code: JSON.stringify(entity, null, 2) },
      { caption: say('views.sql'), language: 'sql', code: writeSql(entity, state.dialect) },
      { caption: say('views.api'), language: 'json', code: JSON.stringify(openApiOf(entity), null, 2) },
      { caption: say('views.data'), language: 'csv', code: writeCsv(entity, sampleRows(entity, SAMPLE_COUNT)) },
    ];
  },
});

function scenariosIn(say: Speak<MessageIdOf<typeof words>>): DemoDefinition<WorkedExamplesState>['scenarios'] {
  const [first, ...rest] = workedExamples.map(({ id }): DemoScenario<WorkedExamplesState> => ({
    id,
    label: say(`scenarios.${id}`),
    state: { example: id, entity: 0, view: 'model', dialect: 'postgresql' },
  }));
  return [first!, ...rest];
}

/** Four complete examples, to be taken apart. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}
