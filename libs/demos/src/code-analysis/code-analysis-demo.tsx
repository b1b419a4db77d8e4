import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
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
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'code-check'>>): DemoDefinition<CodeCheckState> => ({
  id: 'code-analysis',
  scenarios: [
    { id: 'remind', label: t('scenario.remind'), state: { code: REMIND, off: [] } },
    { id: 'typed', label: t('scenario.typed'), state: { code: TYPED_FEE, off: [] } },
    { id: 'tangled', label: t('scenario.tangled'), state: { code: SHIPPING, off: [] } },
  ],
  schema: codeCheckSchema,
  Part: CodeAnalysisPart,
  copy: ({ code }) => code,
  code: ({ code, off }) => [
    { caption: t('code'), language: 'ts', code },
    { caption: t('rules'), language: 'ts', code: printConfig(settingsOf(TROUBLE_RULES, off)) },
  ],
});
