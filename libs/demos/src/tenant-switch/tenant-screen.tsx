import { useLanguage, usePartText } from '@genmaster/i18n';
import { describeRefusal } from './describe-refusal.ts';
import type { QueryResult } from './tenant-messages.ts';
import type { TenantId } from './tenants.ts';
import type { TenantQuery } from './use-tenant-query.ts';

/** Renders the screen of a tenant: the same code for all, with the rows that its query returns. */
export function TenantScreen({ tenant, query: { answer, status } }: { tenant: TenantId | null; query: TenantQuery }) {
  const t = usePartText('tenant-switch');
  const isCurrent = status === 'kept' || status === 'ready';
  return (
    <div className="tenant-screen" aria-busy={status === 'working'}>
      <h3>{t(`tenant.${tenant ?? 'nobody'}`)}</h3>
      {isCurrent ? <Visits screen={answer.screen} /> : <p className="sample-count">{t('waiting')}</p>}
    </div>
  );
}

function Visits({ screen }: { screen: QueryResult }) {
  const t = usePartText('tenant-switch');
  const { code } = useLanguage();
  const locale = `${code}-IN-u-nu-latn`;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  if (screen.kind === 'refused') return <p className="tenant-refused">{describeRefusal(screen.message, t)}</p>;
  if (screen.kind === 'changed') return null;
  return (
    <div className="table" role="region" aria-label={t('visits')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('visits')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('patient')}</th>
            <th scope="col">{t('day')}</th>
            <th scope="col" data-numeric="">
              {t('fee')}
            </th>
          </tr>
        </thead>
        <tbody>
          {screen.rows.map(([id, patient, on, fee]) => (
            <tr key={String(id)}>
              <th scope="row" data-sample="">
                {patient}
              </th>
              <td>{day.format(new Date(`${on}T00:00:00Z`))}</td>
              <td data-numeric="">{money.format(Number(fee))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
