import { RunWords } from '../words.tsx';
import type { BodyOf } from './body-of.ts';

/** Renders a table; on a phone the less important columns are hidden. */
export function TableBody({ body }: BodyOf<'table'>) {
  const { caption, columns, rows, views, isWordy } = body;
  const classOf = (index: number) => {
    const { numeric, optional } = columns[index] ?? {};
    return [numeric ? 'num' : '', optional ? 'opt' : ''].filter(Boolean).join(' ') || undefined;
  };
  return (
    <>
      {views ? (
        <p className="chips pad">
          {views.map((view, index) => (
            <span key={view} className={index === 0 ? 'chp on' : 'chp'}>
              {view}
            </span>
          ))}
        </p>
      ) : null}
      <table className={isWordy ? 'tbl wordy' : 'tbl'}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={index} scope="col" className={classOf(index)}>
                <RunWords runs={[label]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, index) => (
                <td key={index} className={classOf(index)}>
                  <RunWords runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
