import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
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
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'code-obfuscator'>>): DemoDefinition<CodeObfuscatorState> => ({
  id: 'code-obfuscator',
  scenarios: [
    { id: 'state', label: t('scenario.state'), state: { code: STATE, level: 'light' } },
    { id: 'price', label: t('scenario.price'), state: { code: PRICE, level: 'heavy' } },
    { id: 'names', label: t('scenario.names'), state: { code: NAMES, level: 'medium' } },
  ],
  schema: codeObfuscatorSchema,
  Part: CodeObfuscatorPart,
  copy: ({ code }) => code,
  code: ({ code, level }) => [
    { caption: t('code'), language: 'ts', code },
    { caption: t('level'), language: 'json', code: JSON.stringify({ level }, null, 2) },
  ],
});
