import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import { canvasSchema, type CanvasState } from '../canvas/canvas-state.ts';
import { codeOfCanvas } from '../canvas/code-of-canvas.ts';
import { checkedCanvas, invoiceCanvas, visitCanvas } from '../canvas/samples.ts';
import { definitionOf } from '../canvas/screen-code.ts';
import { changePart, movePart } from '../canvas/screen-edits.ts';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { DesignTriptychPart } from './design-triptych-part.tsx';

/** Message part of this demo. */
export const words = 'canvas';

/** Shows one form as canvas, preview and definition, in sync. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'canvas'>>): DemoDefinition<CanvasState> => ({
  id: 'design-triptych',
  scenarios: [
    { id: 'visit', label: t('scenario.visit'), state: visitCanvas },
    { id: 'order', label: t('scenario.order'), state: amountFirst },
    { id: 'findings', label: t('scenario.findings'), state: checkedCanvas },
  ],
  schema: canvasSchema,
  Part: DesignTriptychPart,
  copy: definitionOf,
  code: (state) => codeOfCanvas(t, state),
});

const amountFirst: CanvasState = {
  ...invoiceCanvas,
  selected: 'p4',
  parts: changePart(movePart(invoiceCanvas.parts, 'p4', 0), 'p2', { half: false }),
};
