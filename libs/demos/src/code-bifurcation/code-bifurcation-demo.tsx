import { useMemo } from 'react';
import { usePartText } from '@genmaster/i18n';
import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { CodeBifurcationPart } from './code-bifurcation-part.tsx';
import {
  bothChanged,
  longerNumber,
  renamedField,
  RULES_PATH,
  stateSchema,
  type CodeBifurcationState,
} from './code-bifurcation-state.ts';
import { generatedNames } from './generated-model.ts';
import './code-bifurcation.css';

export const words = 'code-bifurcation';

/** Shows one generated and one hand-written file, and what a regeneration does to them. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<CodeBifurcationState> => ({
  id: 'code-bifurcation',
  scenarios: [
    { id: 'renamed-field', label: t('scenario.renamed'), state: renamedField },
    { id: 'longer-number', label: t('scenario.longer'), state: longerNumber },
    { id: 'both-changed', label: t('scenario.conflict'), state: bothChanged },
  ],
  schema: stateSchema,
  Part: CodeBifurcationPart,
  copy: ({ file }) => file,
  code: ({ entity, generatedFrom, file, rules }) => [
    { caption: t('code.definition'), language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: `src/generated/${generatedNames(generatedFrom).fileName}`, language: 'ts', code: file },
    { caption: RULES_PATH, language: 'ts', code: rules },
  ],
});
