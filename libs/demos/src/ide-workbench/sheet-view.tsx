import type { PreviewSheet } from './preview-sheet.ts';

/** Renders the page of the project until the frame has loaded. */
export function SheetView({ sheet: { title, head, rows, foot } }: { sheet: PreviewSheet }) {
  return (
    <div className="workbench-sheet" data-sample="">
      <h4>{title}</h4>
      <table>
        <thead>
          <tr>
            {head.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-numeric={isNumber || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((text, column) => (
                <td key={column} data-numeric={head[column]?.isNumber || undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{foot}</p>
    </div>
  );
}
