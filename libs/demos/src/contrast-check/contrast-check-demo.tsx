import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { MessageIdOf } from '@genmaster/i18n';
import { usePartText } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ContrastCheckPart, type ContrastCheckState } from './contrast-check-part.tsx';
import { deliveredPairs } from './delivered-pairs.ts';
import { LastReadingContext, printPairs, type LastReading } from './last-reading.ts';
import './contrast-check.css';

export const words = 'contrast-check';

/** Checks the contrast of the page that contains it. */
export function Demo() {
  const t = usePartText(words);
  const [last] = useState<LastReading>(() => ({ pairs: deliveredPairs() }));
  const definition = useMemo(() => definitionIn(t, last), [t, last]);
  return (
    <LastReadingContext value={last}>
      <DemoStage definition={definition} />
    </LastReadingContext>
  );
}

const definitionIn = (
  t: Translate<MessageIdOf<typeof words>>,
  last: LastReading,
): DemoDefinition<ContrastCheckState> => ({
  id: 'contrast-check',
  scenarios: [
    { id: 'nearest', label: t('show.nearest'), state: { show: 'nearest' } },
    { id: 'failing', label: t('show.failing'), state: { show: 'failing' } },
    { id: 'all', label: t('show.all'), state: { show: 'all' } },
  ],
  schema: v.strictObject({ show: v.picklist(['nearest', 'failing', 'all']) }),
  Part: ContrastCheckPart,
  copy: () => printPairs(last.pairs),
  code: () => [{ caption: t('code'), language: 'ts', code: LISTING }],
});

const LISTING = `import { parseColor } from '@genmaster/theme-engine';
import { apcaContrast, contrastRatio, flatten, repairContrast } from '@genmaster/theme-engine/color';

const style = getComputedStyle(element);
const background = flatten(parseColor(backgroundOfAllAround)!);
const text = flatten(parseColor(style.color)!, background);

contrastRatio(text, background); // WCAG 2.2, the bound: 4.5, or 3 for large letters
apcaContrast(text, background); // APCA, advice
const [nearest] = repairContrast(style.color, [{ background, min: 4.5 }]);
if (nearest) engine.setField('text-muted', nearest.color); // one step of undo`;
