import { usePartText, type MessageIdOf, type Speak } from '@genmaster/i18n';
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
  const say = usePartText(words);
  const definition = useMemo(() => definitionIn(say), [say]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (say: Speak<MessageIdOf<'canvas'>>): DemoDefinition<CanvasState> => ({
  id: 'ui-builder',
  scenarios: [
    { id: 'invoice', label: say('scenario.invoice'), state: invoiceCanvas },
    { id: 'findings', label: say('scenario.findings'), state: checkedCanvas },
    { id: 'empty', label: say('scenario.empty'), state: emptyCanvas },
  ],
  schema: canvasSchema,
  Part: CanvasWorkplace,
  copy: markupOf,
  code: (state) => codeOfCanvas(say, state),
  hasFullPage: true,
});
