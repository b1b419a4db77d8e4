import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { CustomHandlerPart } from './custom-handler-part.tsx';
import { handlerSchema, type CustomHandlerState } from './endpoint.ts';
import { mergeEndpoint } from './merge-endpoint.ts';
import { endless, lateFee, splitInvoice } from './samples.ts';

/** Message part of this demo. */
export const words = 'custom-handler';

/** Shows a handwritten endpoint: declared, run in a sandbox, and described together with the generated ones. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'custom-handler'>>): DemoDefinition<CustomHandlerState> => ({
  id: 'custom-handler',
  scenarios: [
    { id: 'late-fee', label: t('scenario.fee'), state: lateFee },
    { id: 'split', label: t('scenario.split'), state: splitInvoice },
    { id: 'endless', label: t('scenario.endless'), state: endless },
  ],
  schema: handlerSchema,
  Part: CustomHandlerPart,
  copy: ({ code }) => code,
  code: ({ base, endpoint, code }) => {
    const merged = mergeEndpoint(base, endpoint);
    return [
      { caption: t('handler'), language: 'ts', code },
      { caption: t('declaration'), language: 'json', code: JSON.stringify(endpoint, null, 2) },
      ...('document' in merged
        ? [{ caption: t('description'), language: 'json' as const, code: JSON.stringify(merged.document, null, 2) }]
        : []),
    ];
  },
});
