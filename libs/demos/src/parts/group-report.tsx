import { useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { GroupTotal } from './totals-by.ts';
import './group-report.css';

export interface GroupReportProps {
  /** Caption: the sum and its grouping. */
  caption: string;
  /** Heading of the group column. */
  by: string;
  lines: readonly GroupTotal[];
}

/** Renders a bar for each group, and a table with the same values. */
export function GroupReport({ caption, by, lines }: GroupReportProps) {
  const t = usePartText('demo-parts');
  const { code } = useLanguage();
  const money = useMemo(() => new Intl.NumberFormat(`${code}-IN`, { minimumFractionDigits: 2 }), [code]);
  const most = Math.max(...lines.map(({ total }) => total), 1);
  const all = lines.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;
  return (
    <>
      <svg viewBox={`0 0 400 ${lines.length * 22}`} className="group-chart" aria-hidden="true">
        {lines.map(({ group, total }, index) => (
          <rect key={group} x={0} y={index * 22 + 3} width={Math.max((total / most) * 400, 2)} height={16} rx={3} />
        ))}
      </svg>
      <div className="table" role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              <th scope="col" data-numeric="">
                {t('report.rows')}
              </th>
              <th scope="col" data-numeric="">
                {t('report.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ group, count, total }) => (
              <tr key={group}>
                <th scope="row">
                  <bdi data-sample="">{group || '–'}</bdi>
                </th>
                <td data-numeric="">{count}</td>
                <td data-numeric="">{money.format(total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('report.all')}</th>
              <td data-numeric="">{lines.reduce((sum, { count }) => sum + count, 0)}</td>
              <td data-numeric="">{money.format(all)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
