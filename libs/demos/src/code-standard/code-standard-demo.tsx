import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
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
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'code-check'>>): DemoDefinition<CodeCheckState> => ({
  id: 'code-standard',
  scenarios: [
    { id: 'mixed', label: t('scenario.mixed'), state: { code: MIXED, off: [] } },
    { id: 'old', label: t('scenario.old'), state: { code: OLD_STYLE, off: [] } },
    { id: 'uniform', label: t('scenario.uniform'), state: { code: UNIFORM, off: [] } },
  ],
  schema: codeCheckSchema,
  Part: CodeStandardPart,
  copy: ({ code }) => code,
  code: ({ code, off }) => [
    { caption: t('rules.file'), language: 'ts', code: printConfig(settingsOf(STANDARD_RULES, off)) },
    { caption: t('code'), language: 'ts', code },
  ],
});
