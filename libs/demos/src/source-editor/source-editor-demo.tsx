import { booking } from '@genmaster/app-model';
import { usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { TranslateCode } from '../code-editor/describe-problem.ts';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ARRIVALS, billedInvoice, OVERDUE, renamedInvoice, SUMS } from './samples.ts';
import { SourceEditorPart } from './source-editor-part.tsx';
import { sourceEditorSchema, type SourceEditorState } from './source-editor-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'code-editor';

/** Renders an editor for hand-written code that knows the model. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: TranslateCode): DemoDefinition<SourceEditorState> => ({
  id: 'source-editor',
  scenarios: [
    { id: 'mistakes', label: t('scenario.mistakes'), state: { entity: billedInvoice, code: OVERDUE } },
    { id: 'complete', label: t('scenario.complete'), state: { entity: booking, code: ARRIVALS } },
    { id: 'renamed', label: t('scenario.renamed'), state: { entity: renamedInvoice, code: SUMS } },
  ],
  schema: sourceEditorSchema,
  Part: SourceEditorPart,
  copy: ({ code }) => code,
  code: ({ entity, code }) => [
    { caption: t('code'), language: 'ts', code },
    { caption: t('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
  ],
});
