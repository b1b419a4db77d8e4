import { writeCsv } from '@genmaster/app-model';
import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { totalsBy } from '../parts/totals-by.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { TenRowsPart } from './ten-rows-part.tsx';
import { changeRow, tenOrderIn, tenRows, tenRowsSchema, type TenRowsState } from './ten-rows.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'ten-rows';

/** Renders ten rows as a grid, a form, a report and an export, which stay in sync. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}

const startIn = (language: LanguageCode): TenRowsState => ({
  entity: tenOrderIn(language),
  rows: changeRow(tenRows[language], 0, {}),
  chosen: 1,
  group: 'status',
  renamed: 'total',
});

function definitionIn(language: LanguageCode, t: Translate<MessageIdOf<'ten-rows'>>): DemoDefinition<TenRowsState> {
  const start = startIn(language);
  const returned = tenRows[language][3]!;
  return {
    id: 'ten-rows',
    scenarios: [
      { id: 'status', label: t('scenario.status'), state: start },
      {
        id: 'returned',
        label: t('scenario.returned'),
        state: {
          ...start,
          chosen: returned.id,
          rows: changeRow(tenRows[language], returned.id, {
            ...returned.values,
            status: tenOrderIn(language).fields.at(-1)!.choices!.at(-1)!,
          }),
        },
      },
      {
        id: 'renamed',
        label: t('scenario.renamed'),
        state: {
          ...start,
          group: 'customer',
          entity: {
            ...start.entity,
            fields: start.entity.fields.map((field) => (field.id === 'total' ? { ...field, name: 'Amount' } : field)),
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
  };
}
