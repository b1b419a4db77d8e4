import { useMemo } from 'react';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { CodeDebuggerPart } from './code-debugger-part.tsx';
import { stateSchema, type CodeDebuggerState } from './code-debugger-state.ts';
import { lateFee, lostCustomer, wrongRow } from './samples.ts';

/** Message part of this demo. */
export const words = 'code-debugger';

/** Debugs code: stops at breakpoints, with its calls and values. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'code-debugger'>>): DemoDefinition<CodeDebuggerState> => ({
  id: 'code-debugger',
  scenarios: [
    { id: 'late-fee', label: t('scenario.lateFee'), state: lateFee },
    { id: 'wrong-row', label: t('scenario.wrongRow'), state: wrongRow },
    { id: 'error', label: t('scenario.error'), state: lostCustomer },
  ],
  schema: stateSchema,
  Part: CodeDebuggerPart,
  copy: ({ code }) => code,
  code: ({ code, breakpoints, watches }) => [
    { caption: t('code.program'), language: 'ts', code },
    { caption: t('code.wishes'), language: 'json', code: JSON.stringify({ breakpoints, watches }, null, 2) },
  ],
});
