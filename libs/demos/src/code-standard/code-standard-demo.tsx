import { usePartText, type MessageIdOf, type Speak } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { MIXED, OLD_STYLE, UNIFORM } from '../code-check/check-samples.ts';
import { printConfig, settingsOf, STANDARD_RULES } from '../code-check/check-rules.ts';
import { codeCheckSchema, type CodeCheckState } from '../code-check/code-check-state.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { CodeStandardPart } from './code-standard-part.tsx';

/** Message part of this demo. */
export const words = 'code-check';

/** Shows one standard for all code: its rules, their findings, and the fixes that keep the code’s behaviour. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (say: Speak<MessageIdOf<'code-check'>>): DemoDefinition<CodeCheckState> => ({
  id: 'code-standard',
  scenarios: [
    { id: 'mixed', label: say('scenario.mixed'), state: { code: MIXED, off: [] } },
    { id: 'old', label: say('scenario.old'), state: { code: OLD_STYLE, off: [] } },
    { id: 'uniform', label: say('scenario.uniform'), state: { code: UNIFORM, off: [] } },
  ],
  schema: codeCheckSchema,
  Part: CodeStandardPart,
  copy: ({ code }) => code,
  code: ({ code, off }) => [
    { caption: say('rules.file'), language: 'ts', code: printConfig(settingsOf(STANDARD_RULES, off)) },
    { caption: say('code'), language: 'ts', code },
  ],
});
