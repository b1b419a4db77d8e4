import { usePartText } from '@genmaster/i18n';
import { describeRefusal } from './describe-refusal.ts';
import { MOST_ROWS, type QueryResult } from './tenant-messages.ts';

export interface ResultViewProps {
  /** Name of the rule under which the query ran. */
  name: string;
  result: QueryResult;
}

/** Renders the result of a query: rows, a number of changed rows, or a refusal. */
export function ResultView({ name, result }: ResultViewProps) {
  const t = usePartText('tenant-switch');
  return (
    <figure className="tenant-result" data-state={result.kind}>
      <figcaption>
        <strong>{name}</strong>{' '}
        <span className="sample-count">
          {result.kind === 'rows'
            ? t('rows', { count: result.rows.length })
            : result.kind === 'changed'
              ? t('changed', { count: result.count })
              : t(`refusedBy.${result.by}`)}
        </span>
      </figcaption>
      {result.kind === 'refused' ? <code className="tenant-refused">{describeRefusal(result.message, t)}</code> : null}
      {result.kind === 'rows' && result.rows.length > 0 ? (
        <div className="table" role="region" aria-label={name} tabIndex={0} data-sample="">
          <table>
            <thead>
              <tr>
                {result.columns.map((column, place) => (
                  <th key={place} scope="col" data-numeric={typeof result.rows[0]?.[place] === 'number' || undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {result.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column} data-numeric={typeof cell === 'number' || undefined}>
                      {cell === null ? 'null' : String(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {result.kind === 'rows' && result.isCut ? <p className="sample-count">{t('cut', { count: MOST_ROWS })}</p> : null}
    </figure>
  );
}
