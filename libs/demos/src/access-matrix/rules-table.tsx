import { usePartText } from '@genmaster/i18n';
import type { Right, Rule } from './access-rules.ts';

export interface RulesTableProps {
  rules: readonly Rule[];
  onRemove: (name: string) => void;
}

/** Renders the rules behind the matrix, each with a button that removes it. */
export function RulesTable({ rules, onRemove }: RulesTableProps) {
  const say = usePartText('access-matrix');
  const names = (rights: readonly Right[] = []) => rights.map((right) => say(`right.${right}`)).join(', ') || '–';
  return (
    <>
      <h3>{say('rules')}</h3>
      {rules.length === 0 ? (
        <p className="demo-notice">{say('rules.none')}</p>
      ) : (
        <div className="table" role="region" aria-label={say('rules')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('rules.name')}</th>
                <th scope="col">{say('path')}</th>
                <th scope="col">{say('rules.who')}</th>
                <th scope="col">{say('rules.allow')}</th>
                <th scope="col">{say('rules.refuse')}</th>
                <th scope="col">{say('rules.change')}</th>
              </tr>
            </thead>
            <tbody>
              {rules.map(({ rule, path, who, allow, refuse }) => (
                <tr key={rule}>
                  <th scope="row">{rule}</th>
                  <td>
                    <code dir="ltr">{path}</code>
                  </td>
                  <td>{say(`who.${who}`)}</td>
                  <td>{names(allow)}</td>
                  <td>{names(refuse)}</td>
                  <td>
                    <button
                      type="button"
                      className="chip"
                      aria-label={say('rules.removeOne', { rule })}
                      onClick={() => onRemove(rule)}
                    >
                      {say('rules.remove')}
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
