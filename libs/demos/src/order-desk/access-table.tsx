import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { ACTION_ROLES, FIELD_ACCESS } from './desk-access.ts';
import { ROLES, type Role } from './desk-model.ts';

export interface AccessTableProps {
  role: Role;
  nameOf: (field: string) => string;
}

/** Renders the access table: which role may see, change or do what. Every part of the desk reads the same table. */
export function AccessTable({ role, nameOf }: AccessTableProps) {
  const t = usePartText('order-desk');
  const id = useId();
  return (
    <section className="demo-pane" aria-labelledby={`${id}-access`}>
      <header>
        <h3 id={`${id}-access`}>{t('access')}</h3>
      </header>
      <div>
        <div className="table" role="region" aria-label={t('accessTable')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('what')}</th>
                {ROLES.map((one) => (
                  <th key={one} scope="col" aria-current={one === role || undefined}>
                    {t(`role.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(FIELD_ACCESS).map(([field, access]) => (
                <tr key={field}>
                  <th scope="row">{nameOf(field)}</th>
                  {ROLES.map((one) => (
                    <td key={one} data-own={one === role || undefined}>
                      {t(`access.${access[one]}`)}
                    </td>
                  ))}
                </tr>
              ))}
              {Object.entries(ACTION_ROLES).map(([action, roles]) => (
                <tr key={action}>
                  <th scope="row">{t(`action.${action as 'submit'}`)}</th>
                  {ROLES.map((one) => (
                    <td key={one} data-own={one === role || undefined}>
                      {t(roles.includes(one) ? 'yes' : 'no')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="sample-count">{t('own')}</p>
      </div>
    </section>
  );
}
