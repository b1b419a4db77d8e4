import { InlineText } from '@genmaster/demos';

/** Props of `DataTable`. */
export interface DataTableProps {
  /** Caption of the table; also its accessible name. */
  caption: string;
  /** Headings of the columns. */
  columns: readonly string[];
  /** Cells of each row, as many as there are columns; the first cell is the row’s heading. */
  rows: readonly (readonly string[])[];
}

/** Renders a table with its caption; on a narrow viewport it scrolls in its own container, also by keyboard. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <InlineText text={caption} />
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                <InlineText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    <InlineText text={cell} />
                  </th>
                ) : (
                  <td key={index}>
                    <InlineText text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
