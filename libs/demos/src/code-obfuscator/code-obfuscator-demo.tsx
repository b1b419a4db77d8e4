import { usePartText, type MessageIdOf, type Speak } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { CodeObfuscatorPart } from './code-obfuscator-part.tsx';
import { codeObfuscatorSchema, type CodeObfuscatorState } from './code-obfuscator-state.ts';
import { NAMES, PRICE, STATE } from './samples.ts';

/** Message part of this demo. */
export const words = 'code-obfuscator';

/** Obfuscates code and shows the cost. */
export function Demo() {
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (say: Speak<MessageIdOf<'code-obfuscator'>>): DemoDefinition<CodeObfuscatorState> => ({
  id: 'code-obfuscator',
  scenarios: [
    { id: 'state', label: say('scenario.state'), state: { code: STATE, level: 'light' } },
    { id: 'price', label: say('scenario.price'), state: { code: PRICE, level: 'heavy' } },
    { id: 'names', label: say('scenario.names'), state: { code: NAMES, level: 'medium' } },
  ],
  schema: codeObfuscatorSchema,
  Part: CodeObfuscatorPart,
  copy: ({ code }) => code,
  code: ({ code, level }) => [
    { caption: say('code'), language: 'ts', code },
    { caption: say('level'), language: 'json', code: JSON.stringify({ level }, null, 2) },
  ],
});
