import { writeCsv } from '@genmaster/app-model';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { totalsBy } from '../parts/totals-by.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { TenRowsPart } from './ten-rows-part.tsx';
import { changeRow, tenOrder, tenRows, tenRowsSchema, type TenRowsState } from './ten-rows.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'ten-rows';

/** Renders ten rows as a grid, a form, a report and an export, which stay in sync. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const start: TenRowsState = {
  entity: tenOrder,
  rows: changeRow(tenRows, 0, {}),
  chosen: 1,
  group: 'status',
  renamed: 'total',
};

const returned = tenRows[3]!;

const definitionIn = (t: Translate<MessageIdOf<'ten-rows'>>): DemoDefinition<TenRowsState> => ({
  id: 'ten-rows',
  scenarios: [
    { id: 'status', label: t('scenario.status'), state: start },
    {
      id: 'returned',
      label: t('scenario.returned'),
      state: {
        ...start,
        chosen: returned.id,
        rows: changeRow(tenRows, returned.id, { ...returned.values, status: 'returned' }),
      },
    },
    {
      id: 'renamed',
      label: t('scenario.renamed'),
      state: {
        ...start,
        group: 'customer',
        entity: {
          ...tenOrder,
          fields: tenOrder.fields.map((field) => (field.id === 'total' ? { ...field, name: 'Amount' } : field)),
        },
      },
    },
  ],
  schema: tenRowsSchema,
  Part: TenRowsPart,
  copy: ({ entity, rows }) => writeCsv(entity, rows),
  code: ({ entity, rows, group }) => [
    { caption: t('definition'), language: 'json', code: JSON.stringify(entity, null, 2) },
    { caption: t('report'), language: 'json', code: JSON.stringify(totalsBy(rows, group), null, 2) },
    { caption: t('export'), language: 'csv', code: writeCsv(entity, rows) },
  ],
});
