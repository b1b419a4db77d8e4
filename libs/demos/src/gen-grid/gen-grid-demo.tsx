import type { DemoDefinition } from '../demo-definition.ts';
import { writeCsv } from '@genmaster/app-model';
import { gridOrder } from '@genmaster/app-model';
import { DemoStage } from '../stage/demo-stage.tsx';
import { GenGridPart } from './gen-grid-part.tsx';
import { plainGrid, rowsOf, stateSchema, type GenGridState } from './gen-grid-state.ts';
import { texts } from './gen-grid-texts.ts';

const COMPARISON = `const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Numbers by size, texts as people order them. Blanks never get here: they stay last. */
function compareValues(a, b) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}`;

const definition: DemoDefinition<GenGridState> = {
  id: 'gen-grid',
  scenarios: [
    { id: 'all', label: texts.scenarios.all, state: plainGrid },
    {
      id: 'unpaid',
      label: texts.scenarios.unpaid,
      state: { ...plainGrid, filters: { paid: { is: 'false' } }, sorting: [{ id: 'total', desc: true }] },
    },
    { id: 'grouped', label: texts.scenarios.grouped, state: { ...plainGrid, group: 'status' } },
  ],
  schema: stateSchema,
  Part: GenGridPart,
  copy: ({ edits }) => writeCsv(gridOrder, rowsOf(edits)),
  code: ({ search, filters, sorting, group, hidden }) => [
    {
      caption: texts.viewCode,
      language: 'json',
      code: JSON.stringify({ search, filters, sorting, group, hidden }, null, 2),
    },
    { caption: texts.code, language: 'ts', code: COMPARISON },
  ],
  hasFullPage: true,
};

/** Shows a thousand generated orders in a grid that is a semantic table. */
export function Demo() {
  return <DemoStage definition={definition} />;
}
