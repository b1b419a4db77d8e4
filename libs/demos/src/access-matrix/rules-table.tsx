import { usePartText } from '@genmaster/i18n';
import type { Right, Rule } from './access-rules.ts';

export interface RulesTableProps {
  rules: readonly Rule[];
  onRemove: (name: string) => void;
}

/** Renders the rules behind the matrix, each with a button that removes it. */
export function RulesTable({ rules, onRemove }: RulesTableProps) {
  const t = usePartText('access-matrix');
  const names = (rights: readonly Right[] = []) => rights.map((right) => t(`right.${right}`)).join(', ') || '–';
  return (
    <>
      <h3>{t('rules')}</h3>
      {rules.length === 0 ? (
        <p className="demo-notice">{t('rules.none')}</p>
      ) : (
        <div className="table" role="region" aria-label={t('rules')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('rules.name')}</th>
                <th scope="col">{t('path')}</th>
                <th scope="col">{t('rules.who')}</th>
                <th scope="col">{t('rules.allow')}</th>
                <th scope="col">{t('rules.refuse')}</th>
                <th scope="col">{t('rules.change')}</th>
              </tr>
            </thead>
            <tbody>
              {rules.map(({ rule, path, who, allow, refuse }) => (
                <tr key={rule}>
                  <th scope="row">{rule}</th>
                  <td>
                    <code dir="ltr">{path}</code>
                  </td>
                  <td>{t(`who.${who}`)}</td>
                  <td>{names(allow)}</td>
                  <td>{names(refuse)}</td>
                  <td>
                    <button
                      type="button"
                      className="chip"
                      aria-label={t('rules.removeOne', { rule })}
                      onClick={() => onRemove(rule)}
                    >
                      {t('rules.remove')}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
