import { InlineText } from '@genmaster/demos';

/** Props of `DataTable`. */
export interface DataTableProps {
  /** What the table is about; also its name for assistive technology. */
  caption: string;
  /** The heading of each column. */
  columns: readonly string[];
  /** One list of cells each, as many as there are columns; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A table with its caption; on a narrow screen it scrolls by itself, by keyboard as well. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <InlineText text={caption} />
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
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
