import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { SecurityLensPart } from './security-lens-part.tsx';
import { lensSchema, type SecurityLensState } from './security-lens-state.ts';
import { codeLines, headerLines } from './write-lines.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'security-lens';

/** Renders the defaults as switches, the lines that each one adds, and the attacks that succeed without them. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'security-lens'>>): DemoDefinition<SecurityLensState> => ({
  id: 'security-lens',
  scenarios: [
    { id: 'framing', label: t('scenario.framing'), state: { off: ['frameAncestors'], typed: "' or 1=1 --" } },
    { id: 'query', label: t('scenario.query'), state: { off: ['check', 'parameters'], typed: "' or 1=1 --" } },
    {
      id: 'script',
      label: t('scenario.script'),
      state: { off: ['encoding', 'scriptSrc', 'trustedTypes'], typed: '<img src=x onerror=steal()>' },
    },
  ],
  schema: lensSchema,
  Part: SecurityLensPart,
  copy: ({ off }) => `${headerLines(off).code}\n\n${codeLines(off).code}`,
  code: ({ off }) => [
    { caption: t('headers'), language: headerLines(off).isChanged ? 'diff' : 'http', code: headerLines(off).code },
    { caption: t('code'), language: codeLines(off).isChanged ? 'diff' : 'ts', code: codeLines(off).code },
  ],
});
