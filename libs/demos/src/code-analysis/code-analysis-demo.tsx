import { usePartText, type MessageIdOf, type Speak } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { REMIND, SHIPPING, TYPED_FEE } from '../code-check/check-samples.ts';
import { settingsOf, printConfig, TROUBLE_RULES } from '../code-check/check-rules.ts';
import { codeCheckSchema, type CodeCheckState } from '../code-check/code-check-state.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { CodeAnalysisPart } from './code-analysis-part.tsx';

/** Message part of this demo. */
export const words = 'code-check';

/** Reviews code: shows what is wrong in it, and why. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (say: Speak<MessageIdOf<'code-check'>>): DemoDefinition<CodeCheckState> => ({
  id: 'code-analysis',
  scenarios: [
    { id: 'remind', label: say('scenario.remind'), state: { code: REMIND, off: [] } },
    { id: 'typed', label: say('scenario.typed'), state: { code: TYPED_FEE, off: [] } },
    { id: 'tangled', label: say('scenario.tangled'), state: { code: SHIPPING, off: [] } },
  ],
  schema: codeCheckSchema,
  Part: CodeAnalysisPart,
  copy: ({ code }) => code,
  code: ({ code, off }) => [
    { caption: say('code'), language: 'ts', code },
    { caption: say('rules'), language: 'ts', code: printConfig(settingsOf(TROUBLE_RULES, off)) },
  ],
});
