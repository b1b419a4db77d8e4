import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { writeCsv } from '@genmaster/app-model';
import { gridOrder } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { GenGridPart } from './gen-grid-part.tsx';
import { plainGrid, rowsOf, stateSchema, type GenGridState } from './gen-grid-state.ts';
import { viewOf } from './grid-view.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'gen-grid';

const COMPARISON = `const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Numbers by size, texts as people order them. Blanks never get here: they stay last. */
function compareValues(a, b) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}`;

const definitionIn = (language: LanguageCode, t: Translate<MessageIdOf<'gen-grid'>>): DemoDefinition<GenGridState> => ({
  id: 'gen-grid',
  scenarios: [
    { id: 'all', label: t('scenario.all'), state: plainGrid },
    {
      id: 'unpaid',
      label: t('scenario.unpaid'),
      state: { ...plainGrid, filters: { paid: { is: 'false' } }, sorting: [{ id: 'total', desc: true }] },
    },
    { id: 'grouped', label: t('scenario.grouped'), state: { ...plainGrid, group: 'status' } },
  ],
  schema: stateSchema,
  Part: GenGridPart,
  copy: ({ edits }) => writeCsv(gridOrder, rowsOf(edits, language)),
  code: (state) => [
    {
      caption: t('viewCode'),
      language: 'json',
      code: JSON.stringify(viewOf(state), null, 2),
    },
    { caption: t('code'), language: 'ts', code: COMPARISON },
  ],
  hasFullPage: true,
});

/** Shows a thousand generated orders in a grid that is a semantic table. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}
