import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import { canvasSchema, type CanvasState } from '../canvas/canvas-state.ts';
import { CanvasWorkplace } from '../canvas/canvas-workplace.tsx';
import { codeOfCanvas } from '../canvas/code-of-canvas.ts';
import { checkedCanvas, emptyCanvas, invoiceCanvas } from '../canvas/samples.ts';
import { markupOf } from '../canvas/screen-code.ts';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';

/** Name of the message part with the texts of this demo. */
export const words = 'canvas';

/** Renders a canvas on which parts are placed, moved and bound, beside the resulting form and its markup. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'canvas'>>): DemoDefinition<CanvasState> => ({
  id: 'ui-builder',
  scenarios: [
    { id: 'invoice', label: t('scenario.invoice'), state: invoiceCanvas },
    { id: 'findings', label: t('scenario.findings'), state: checkedCanvas },
    { id: 'empty', label: t('scenario.empty'), state: emptyCanvas },
  ],
  schema: canvasSchema,
  Part: CanvasWorkplace,
  copy: markupOf,
  code: (state) => codeOfCanvas(t, state),
  hasFullPage: true,
});
