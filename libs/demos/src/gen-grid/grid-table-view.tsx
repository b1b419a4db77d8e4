import { usePartText } from '@genmaster/i18n';
import { historyKey } from '@genmaster/keyboard';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isNumeric } from '@genmaster/app-model';
import type { Row, Value } from '@genmaster/app-model';
import { CellEditor } from './cell-editor.tsx';
import { GridHeading } from './grid-heading.tsx';
import { columnKey, nextCell, type Cell } from './grid-keys.ts';
import { isSized, pinOffsets, UNSET_WIDTH_PX, type GridView } from './grid-view.ts';
import { lookOf } from './grid-looks.ts';
import { HeadingDrag } from './heading-drag.tsx';
import { revealCell } from './reveal-cell.ts';
import { ROW_HEIGHT_PX, scrollToRow, windowOf } from './row-window.ts';
import type { GenGridTable } from './use-gen-grid.ts';
import type { GridColumns } from './use-grid-columns.ts';
import type { GridNames } from './use-grid-names.ts';

/** Height of the grid’s viewport; the stylesheet has the same value. */
const VIEW_HEIGHT_PX = 12 * ROW_HEIGHT_PX;

/** Share of the grid’s width that pinned columns may take. */
const PINNED_SHARE = 0.6;

export interface GridTableProps {
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  table: GenGridTable;
  view: GridView;
  names: GridNames;
  columns: GridColumns;
  onStore: (row: Row, fieldId: string, value: Value) => void;
  onUndo: () => void;
}

/** Renders the table: one tab stop, arrow keys inside, and only the visible rows. */
export function GridTable({ scroller, table, view, names, columns, onStore, onUndo }: GridTableProps) {
  const t = usePartText('gen-grid');
  const room = useWidth(scroller);
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

  const offsets = pinOffsets(view, room * PINNED_SHARE);
  const pinOf = (id: string) => (id in offsets ? Object.keys(offsets).indexOf(id) : undefined);
  const fieldNames = (id: string) => names.fields.find(({ field }) => field.id === id)!;

  const go = (cell: Cell) => {
    const viewport = scroller.current;
    if (!viewport) return;
    // Read from the element, which may have been scrolled before the demo started.
    const target =
      cell.row < 0 ? null : scrollToRow(cell.row, { scrollTop: viewport.scrollTop, height: VIEW_HEIGHT_PX });
    flushSync(() => {
      setActive(cell);
      setScrollTop(target ?? viewport.scrollTop);
    });
    if (target !== null) viewport.scrollTop = target;
    const element = viewport.querySelector<HTMLElement>(`[data-cell="${cell.row}:${cell.column}"]`);
    if (!element) return;
    element.focus({ preventScroll: true });
    revealCell(element);
  };
  const act = (cell: Cell, event: KeyboardEvent) => {
    const row = rows[cell.row];
    const column = headers[cell.column]?.column;
    if (cell.row < 0) column?.toggleSorting(undefined, event.shiftKey);
    else if (row?.getIsGrouped()) row.toggleExpanded();
    else if (row && column) setEditing({ rowId: row.id, fieldId: column.id });
  };
  const press = (event: KeyboardEvent) => {
    if (historyKey(event) === 'undo') {
      event.preventDefault();
      return onUndo();
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      return act(stop, event);
    }
    const shape = stop.row < 0 ? columnKey(event) : null;
    const id = headers[stop.column]?.column.id;
    if (shape && id !== undefined) {
      event.preventDefault();
      flushSync(() => {
        if (shape.act === 'step') columns.step(id, shape.by);
        else if (shape.act === 'move') columns.move(id, shape.by);
        else columns.togglePin(id);
      });
      // The column may have moved.
      return focusHeading(id);
    }
    const next = nextCell(event, stop, { rows: rows.length, columns: headers.length });
    if (!next) return undefined;
    event.preventDefault();
    return go(next);
  };
  const focusHeading = (id: string) => {
    const heading = scroller.current?.querySelector<HTMLElement>(`th[data-field="${id}"]`);
    if (!heading) return;
    // A heading that moved keeps the focus, so no event reports its new place.
    flushSync(() => setActive({ row: -1, column: (heading as HTMLTableCellElement).cellIndex }));
    heading.focus({ preventScroll: true });
    revealCell(heading);
  };
  const leaveEditor = (cell: Cell, isLeft: boolean) => {
    flushSync(() => setEditing(null));
    if (!isLeft) go(cell);
  };
  const groupName = (value: string) =>
    value === 'true' ? t('yes') : value === 'false' ? t('no') : value || t('blank');
  const tabIndexOf = (row: number, column: number) => (stop.row === row && stop.column === column ? 0 : -1);

  return (
    <HeadingDrag labelOf={names.labelOf} onPlace={columns.place}>
      <div ref={scroller} className="grid-view" onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}>
        <table
          ref={(element) => setSizes(element, { view, ids: headers.map(({ id }) => id), offsets })}
          role="grid"
          aria-label={t('label')}
          aria-rowcount={rows.length + 1}
          onKeyDown={press}
        >
          <colgroup>
            {headers.map(({ id }) => (
              <col key={id} data-field={id} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {headers.map(({ id, column }, index) => (
                <GridHeading
                  key={id}
                  names={fieldNames(id)}
                  direction={column.getIsSorted()}
                  pin={pinOf(id)}
                  tabIndex={tabIndexOf(-1, index)}
                  data-cell={`-1:${index}`}
                  onFocus={() => setActive({ row: -1, column: index })}
                  onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
                  onResize={(width) => columns.resize(id, width)}
                />
              ))}
            </tr>
          </thead>
          <tbody data-sample="">
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
                      {t('groupRow', { value: groupName(value), count: row.getLeafRows().length })}
                    </td>
                  </tr>
                );
              }
              return (
                <tr key={row.id} aria-rowindex={index + 2}>
                  {headers.map(({ id: fieldId }, column) => {
                    const { field } = fieldNames(fieldId);
                    const isEdited = editing?.rowId === row.id && editing.fieldId === fieldId;
                    const cell = { row: index, column };
                    return (
                      <td
                        key={fieldId}
                        tabIndex={isEdited ? undefined : tabIndexOf(index, column)}
                        data-cell={`${index}:${column}`}
                        data-numeric={isNumeric(field) || undefined}
                        data-pin={pinOf(fieldId)}
                        onFocus={() => setActive(cell)}
                        onDoubleClick={() => setEditing({ rowId: row.id, fieldId })}
                      >
                        {isEdited ? (
                          <CellEditor
                            names={fieldNames(fieldId)}
                            place={names.placeOf(row.original, fieldId)}
                            value={row.original.values[fieldId] ?? null}
                            onStore={(value, isLeft) => {
                              onStore(row.original, fieldId, value);
                              leaveEditor(cell, isLeft);
                            }}
                            onDrop={(isLeft) => leaveEditor(cell, isLeft)}
                          />
                        ) : (
                          <span className={lookOf(field, row.original.values[fieldId])}>
                            {names.textOf(fieldId, row.original.values[fieldId])}
                          </span>
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
    </HeadingDrag>
  );
}

/** Returns the width of an element, in pixels; `Infinity` until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface Sizes {
  view: GridView;
  /** The visible columns. */
  ids: readonly string[];
  offsets: Readonly<Record<string, number>>;
}

/** Sets the widths of the columns and the places of the pinned ones; by script, because the policy allows no `style` attribute. */
function setSizes(table: HTMLTableElement | null, { view, ids, offsets }: Sizes): void {
  if (!table) return;
  const widths = isSized(view) ? ids.map((id) => view.widths[id] ?? UNSET_WIDTH_PX) : null;
  const set = (style: CSSStyleDeclaration, name: string, pixels: number | undefined) =>
    pixels === undefined ? style.removeProperty(name) : style.setProperty(name, `${pixels}px`);
  table.toggleAttribute('data-sized', widths !== null);
  set(
    table.style,
    'inline-size',
    widths?.reduce((sum, width) => sum + width, 0),
  );
  for (const [index, col] of [...table.querySelectorAll('col')].entries())
    set(col.style, 'inline-size', widths?.[index]);
  for (const [index, offset] of Object.values(offsets).entries()) set(table.style, `--pin-${index}`, offset);
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
