import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import { codeOfCanvas } from '../canvas/code-of-canvas.ts';
import { checkedCanvas, emptyCanvas, invoiceCanvas } from '../canvas/samples.ts';
import { definitionOf } from '../canvas/screen-code.ts';
import type { DemoDefinition } from '../demo-definition.ts';
import { themeOf } from '../multi-themes/framed-theme.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { DesignWorkbenchPart } from './design-workbench-part.tsx';
import { workbenchSchema, type WorkbenchState } from './design-workbench-state.ts';

/** Message part of this demo. */
export const words = 'canvas';

/** Shows the full workbench: canvas, tasks, theme panel and source together. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const definitionIn = (t: Translate<MessageIdOf<'canvas'>>): DemoDefinition<WorkbenchState> => ({
  id: 'design-workbench',
  scenarios: [
    { id: 'invoice', label: t('scenario.invoice'), state: { canvas: invoiceCanvas, theme: lookOf('1.1') } },
    { id: 'booking', label: t('scenario.booking'), state: { canvas: checkedCanvas, theme: lookOf('4.1') } },
    { id: 'empty', label: t('scenario.empty'), state: { canvas: emptyCanvas, theme: lookOf('1.2') } },
  ],
  schema: workbenchSchema,
  Part: DesignWorkbenchPart,
  copy: ({ canvas }) => definitionOf(canvas),
  code: ({ canvas }) => codeOfCanvas(t, canvas),
  hasFullPage: true,
});

function lookOf(scheme: string): WorkbenchState['theme'] {
  const saved = themeOf(scheme);
  return { saved, draft: saved };
}
