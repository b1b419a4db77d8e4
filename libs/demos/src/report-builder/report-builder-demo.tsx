import { useLanguage, usePartText, type LanguageCode, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoDefinition } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { ReportBuilderPart } from './report-builder-part.tsx';
import { orders, printReport, reportSchema, runReport, writeAnswer, type Report } from './report.ts';

/** Name of the message part with the texts of this demo. */
export const words = 'report-builder';

/** Renders a report builder: orders grouped, summed, filtered, drawn and printed, with the definition of the report. */
export function Demo() {
  const t = usePartText(words);
  const { code } = useLanguage();
  const definition = useMemo(() => definitionIn(code, t), [code, t]);
  return <DemoStage definition={definition} />;
}

const byStatus: Report = {
  title: '',
  group: 'status',
  measure: 'total',
  status: null,
  from: null,
  to: null,
  order: 'value',
  chart: 'bars',
};

const definitionIn = (language: LanguageCode, t: Translate<MessageIdOf<'report-builder'>>): DemoDefinition<Report> => ({
  id: 'report-builder',
  scenarios: [
    { id: 'status', label: t('scenario.status'), state: byStatus },
    {
      id: 'months',
      label: t('scenario.months'),
      state: { ...byStatus, group: 'month', measure: 'count', order: 'group', chart: 'line' },
    },
    {
      id: 'customers',
      label: t('scenario.customers'),
      state: { ...byStatus, group: 'customer', status: 'open', from: '2030-04-01', to: '2030-09-30' },
    },
  ],
  schema: reportSchema,
  Part: ReportBuilderPart,
  copy: (report) =>
    writeAnswer(
      [t(`group.${report.group}`), t('rows'), t(`measure.${report.measure}`)],
      runReport(report, orders[language]),
    ),
  code: (report) => [
    { caption: t('definition'), language: 'json', code: printReport(report) },
    { caption: t('answer'), language: 'json', code: JSON.stringify(runReport(report, orders[language]), null, 2) },
  ],
});
