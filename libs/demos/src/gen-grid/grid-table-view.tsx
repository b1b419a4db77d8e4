import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isNumeric } from '@genmaster/app-model';
import { formatValue, type Row, type Value } from '@genmaster/app-model';
import { CellEditor } from './cell-editor.tsx';
import { texts } from './gen-grid-texts.ts';
import { nextCell, type Cell } from './grid-keys.ts';
import { gridFields } from './grid-table.ts';
import { ROW_HEIGHT_PX, scrollToRow, windowOf } from './row-window.ts';
import type { GenGridTable } from './use-gen-grid.ts';

/** Height of the grid’s viewport; the stylesheet has the same value. */
const VIEW_HEIGHT_PX = 12 * ROW_HEIGHT_PX;

export interface GridTableProps {
  table: GenGridTable;
  /** Names a cell: “Total of ORD-0007”. */
  placeOf: (row: Row, fieldId: string) => string;
  onStore: (row: Row, fieldId: string, value: Value) => void;
  onUndo: () => void;
}

/** Renders the table: one tab stop, arrow keys inside, and only the visible rows. */
export function GridTable({ table, placeOf, onStore, onUndo }: GridTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  // Row -1 is the heading.
  const [active, setActive] = useState<Cell>({ row: -1, column: 0 });
  const [editing, setEditing] = useState<{ rowId: string; fieldId: string } | null>(null);
  const { rows } = table.getRowModel();
  const headers = table.getFlatHeaders();
  const shown = windowOf({ count: rows.length, scrollTop, height: VIEW_HEIGHT_PX });
  const current = {
    row: Math.min(active.row, rows.length - 1),
    column: Math.min(active.column, headers.length - 1),
  };
  // A cell that is scrolled out of view cannot be the tab stop.
  const isDrawn = current.row === -1 || (current.row >= shown.from && current.row < shown.to);
  const stop = isDrawn ? current : { row: -1, column: current.column };

  const go = (cell: Cell) => {
    const target = cell.row < 0 ? null : scrollToRow(cell.row, { scrollTop, height: VIEW_HEIGHT_PX });
    flushSync(() => {
      setActive(cell);
      if (target !== null) setScrollTop(target);
    });
    if (target !== null && scroller.current) scroller.current.scrollTop = target;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell.row}:${cell.column}"]`)
      ?.focus({ preventScroll: cell.row >= 0 });
  };
  const act = (cell: Cell, event: KeyboardEvent) => {
    const row = rows[cell.row];
    const column = headers[cell.column]?.column;
    if (cell.row < 0) column?.toggleSorting(undefined, event.shiftKey);
    else if (row?.getIsGrouped()) row.toggleExpanded();
    else if (row && column) setEditing({ rowId: row.id, fieldId: column.id });
  };
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      return onUndo();
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      return act(stop, event);
    }
    const next = nextCell(event, stop, { rows: rows.length, columns: headers.length });
    if (!next) return undefined;
    event.preventDefault();
    return go(next);
  };
  const leaveEditor = (cell: Cell) => {
    flushSync(() => setEditing(null));
    go(cell);
  };
  const tabIndexOf = (row: number, column: number) => (stop.row === row && stop.column === column ? 0 : -1);

  return (
    <div ref={scroller} className="grid-view" onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}>
      <table role="grid" aria-label={texts.label} aria-rowcount={rows.length + 1} onKeyDown={press}>
        <thead>
          <tr aria-rowindex={1}>
            {headers.map(({ id, column }, index) => {
              const direction = column.getIsSorted();
              const names = gridFields.find(({ field }) => field.id === id);
              return (
                <th
                  key={id}
                  scope="col"
                  tabIndex={tabIndexOf(-1, index)}
                  data-cell={`-1:${index}`}
                  data-numeric={(names && isNumeric(names.field)) || undefined}
                  aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
                  onFocus={() => setActive({ row: -1, column: index })}
                  onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
                >
                  {names?.label}
                  <span aria-hidden="true">{direction === 'asc' ? ' ↑' : direction === 'desc' ? ' ↓' : ' ↕'}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.above > 0 ? <Space height={shown.above} /> : null}
          {rows.slice(shown.from, shown.to).map((row, offset) => {
            const index = shown.from + offset;
            if (row.getIsGrouped()) {
              const value = String(row.groupingValue ?? '');
              return (
                <tr key={row.id} aria-rowindex={index + 2} aria-expanded={row.getIsExpanded()}>
                  <td
                    colSpan={headers.length}
                    className="grid-group"
                    tabIndex={stop.row === index ? 0 : -1}
                    data-cell={`${index}:${stop.column}`}
                    onFocus={() => setActive((now) => ({ row: index, column: now.column }))}
                    onClick={() => row.toggleExpanded()}
                  >
                    <span aria-hidden="true">{row.getIsExpanded() ? '▾ ' : '▸ '}</span>
                    {texts.groupRow(groupName(value), row.getLeafRows().length)}
                  </td>
                </tr>
              );
            }
            return (
              <tr key={row.id} aria-rowindex={index + 2}>
                {headers.map(({ id: fieldId }, column) => {
                  const names = gridFields.find(({ field }) => field.id === fieldId)!;
                  const isEdited = editing?.rowId === row.id && editing.fieldId === fieldId;
                  const cell = { row: index, column };
                  return (
                    <td
                      key={fieldId}
                      tabIndex={isEdited ? undefined : tabIndexOf(index, column)}
                      data-cell={`${index}:${column}`}
                      data-numeric={isNumeric(names.field) || undefined}
                      onFocus={() => setActive(cell)}
                      onDoubleClick={() => setEditing({ rowId: row.id, fieldId })}
                    >
                      {isEdited ? (
                        <CellEditor
                          names={names}
                          place={placeOf(row.original, fieldId)}
                          value={row.original.values[fieldId] ?? null}
                          onStore={(value) => {
                            onStore(row.original, fieldId, value);
                            leaveEditor(cell);
                          }}
                          onDrop={() => leaveEditor(cell)}
                        />
                      ) : (
                        formatValue(names.field, row.original.values[fieldId])
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {shown.below > 0 ? <Space height={shown.below} /> : null}
        </tbody>
      </table>
    </div>
  );
}

/** Renders the space of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" className="grid-space">
      {/* Set by script: the prerendered page may carry no inline style. */}
      <td ref={(cell) => cell?.style.setProperty('block-size', `${height}px`)} />
    </tr>
  );
}

const groupName = (value: string) =>
  value === 'true' ? texts.yes : value === 'false' ? texts.no : value || texts.blank;
