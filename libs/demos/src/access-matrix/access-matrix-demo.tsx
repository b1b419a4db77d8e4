import { useMemo } from 'react';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { DemoDefinition, DemoScenario } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { AccessMatrixPart } from './access-matrix-part.tsx';
import { fresh, stateSchema, writeMatrix, type AccessMatrixState } from './access-matrix-state.ts';
import { answer } from './access-rules.ts';
import { sampleRules } from './sample-rules.ts';

/** Message part of this demo. */
export const words = 'access-matrix';

/** Shows rules by path and group, the matrix they make, and the rule behind each cell. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

function definitionIn(t: Translate<MessageIdOf<'access-matrix'>>): DemoDefinition<AccessMatrixState> {
  const [first, ...rest] = sampleRules.map(({ id, label, rules, question }): DemoScenario<AccessMatrixState> => ({
    id,
    label: t(label),
    state: fresh(rules, question),
  }));
  return {
    id: 'access-matrix',
    scenarios: [first!, ...rest],
    schema: stateSchema,
    Part: AccessMatrixPart,
    copy: ({ rules }) => JSON.stringify(rules, null, 2),
    code: (state) => [
      { caption: t('code.rules'), language: 'json', code: JSON.stringify(state.rules, null, 2) },
      { caption: t('code.answer'), language: 'json', code: JSON.stringify(answer(state.rules, state), null, 2) },
      { caption: t('code.matrix'), language: 'csv', code: writeMatrix(state) },
    ],
  };
}
