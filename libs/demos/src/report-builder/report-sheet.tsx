import { useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import { ReportChart } from './report-chart.tsx';
import { orders, runReport, type Report } from './report.ts';

/** Renders the report as a sheet: title, options, chart, and a table with the same data. */
export function ReportSheet({ report }: { report: Report }) {
  const t = usePartText('report-builder');
  const { code } = useLanguage();
  const answer = useMemo(() => runReport(report, orders[code]), [report, code]);
  const isMoney = report.measure === 'total' || report.measure === 'average';
  const places = isMoney ? 2 : 0;
  const numbers = useMemo(
    () =>
      new Intl.NumberFormat(`${code}-IN`, {
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      }),
    [code, places],
  );
  const months = useMemo(
    () => new Intl.DateTimeFormat(`${code}-IN`, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    [code],
  );
  const formatGroup = (group: string): string =>
    report.group === 'month'
      ? months.format(new Date(`${group}-01T00:00:00Z`))
      : report.group === 'status'
        ? t(`status.${group as 'open'}`)
        : report.group === 'paid'
          ? t(`paid.${group as 'yes'}`)
          : group;
  const name = t('sheet', { measure: t(`measure.${report.measure}`), group: t(`group.${report.group}`) });
  return (
    <article className="report-sheet" aria-label={report.title || name}>
      <h3>{report.title || name}</h3>
      <p className="sample-count">
        {name} · {report.status ? t(`status.${report.status}`) : t('status.all')}
        {report.from ? ` · ${t('from')} ${report.from}` : ''}
        {report.to ? ` · ${t('to')} ${report.to}` : ''} · {t('counted', { counted: answer.counted, all: answer.all })}
      </p>
      {answer.lines.length === 0 ? (
        <p className="report-none">{t('none')}</p>
      ) : (
        <>
          <ReportChart
            kind={report.chart}
            lines={answer.lines}
            label={t('drawing', { name })}
            formatGroup={formatGroup}
            formatValue={(value) => (value >= 10_000 ? `${Math.round(value / 1000)}k` : String(value))}
          />
          <div className="table" role="region" aria-label={name} tabIndex={0}>
            <table>
              <caption className="visually-hidden">{name}</caption>
              <thead>
                <tr>
                  <th scope="col">{t(`group.${report.group}`)}</th>
                  <th scope="col" data-numeric="">
                    {t('rows')}
                  </th>
                  <th scope="col" data-numeric="">
                    {t(`measure.${report.measure}`)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {answer.lines.map(({ group, count, value }) => (
                  <tr key={group}>
                    <th scope="row">{formatGroup(group)}</th>
                    <td data-numeric="">{count}</td>
                    <td data-numeric="">{numbers.format(value)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('whole')}</th>
                  <td data-numeric="">{answer.whole.count}</td>
                  <td data-numeric="">{numbers.format(answer.whole.value)}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        </>
      )}
    </article>
  );
}
