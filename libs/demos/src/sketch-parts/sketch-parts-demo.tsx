import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { firstReadings } from './first-readings.ts';
import { printForm, type NamePart } from './print-form.ts';
import { SketchPartsPart } from './sketch-parts-part.tsx';
import { SKETCH_IDS, SKETCH_SIZE, type SketchId } from './sketches.ts';
import { sketchSchema, type SketchState } from './sketch-state.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'sketch-parts';

/** Renders a sketch, the parts found in it, and the resulting form. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const [first, ...others] = SKETCH_IDS;

const definitionIn = (t: Translate<MessageIdOf<'sketch-parts'>>): DemoDefinition<SketchState> => {
  const name: NamePart = (kind, number) => t('named', { kind: t(`kind.${kind}`), number });
  const scenario = (id: SketchId) => {
    const { parts, threshold } = firstReadings[id];
    const state: SketchState = { source: id, ...SKETCH_SIZE, threshold, gap: 0, parts: [...parts], selected: null };
    return { id, label: t(`scenario.${id}`), state };
  };
  return {
    id: 'sketch-parts',
    scenarios: [scenario(first), ...others.map(scenario)],
    schema: sketchSchema,
    Part: SketchPartsPart,
    copy: ({ parts }) => printForm(parts, name),
    code: ({ parts }) => [
      { caption: t('markup'), language: 'html', code: printForm(parts, name) },
      { caption: t('measures'), language: 'json', code: JSON.stringify(parts, null, 2) },
    ],
  };
};
