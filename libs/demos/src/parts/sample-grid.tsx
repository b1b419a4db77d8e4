import { usePartText } from '@genmaster/i18n';
import { useTable } from '@tanstack/react-table';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { writeCsv } from '@genmaster/app-model';
import type { Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { isNumeric } from '@genmaster/app-model';
import { formatValue, type Row } from '@genmaster/app-model';
import { downloadText } from './download.ts';
import { columnsOf, entityTableFeatures, findInCells } from './entity-table.ts';
import './sample-grid.css';

const PAGE_SIZE = 5;

export interface SampleGridProps {
  /** The entity whose fields are the columns. */
  entity: Entity;
  /** The rows, in the order before any sorting. */
  rows: readonly Row[];
  /** Announces the effect of a button politely to screen readers. */
  announce: (text: string) => void;
  /** A last column with the actions of a row, or the reason why there are none. */
  action?: { label: string; cell: (row: Row) => ReactNode };
  /** Whether the rows can be exported as a file. @default true */
  canExport?: boolean;
  /** Name of the exported file, without its extension. @default from the entity’s name */
  fileName?: string;
}

/** Renders a small grid of an entity’s rows, with sorting, search, pagination and export. */
export function SampleGrid({ entity, rows, announce, action, canExport = true, fileName }: SampleGridProps) {
  const t = usePartText('demo-parts');
  const id = useId();
  const { label, path, fields } = namesOf(entity);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([]);
  const [pageIndex, setPageIndex] = useState(0);
  const columns = useMemo(() => columnsOf(entity), [entity]);
  const table = useTable({
    features: entityTableFeatures,
    columns,
    data: rows as Row[],
    getRowId: ({ id: rowId }) => String(rowId),
    state: { sorting, globalFilter: search, pagination: { pageIndex, pageSize: PAGE_SIZE } },
    globalFilterFn: useMemo(() => findInCells(entity), [entity]),
    getColumnCanGlobalFilter: () => true,
    onSortingChange: setSorting,
    autoResetPageIndex: false,
  });
  const pageCount = Math.max(table.getPageCount(), 1);
  // The page that was shown may have gone with its rows.
  if (pageIndex >= pageCount) setPageIndex(pageCount - 1);
  const turnTo = (next: number) => {
    setPageIndex(next);
    announce(t('grid.page', { page: next + 1, count: pageCount }));
  };
  const exportAll = () => {
    const sorted = table.getSortedRowModel().rows.map(({ original }) => original);
    downloadText(`${fileName ?? path}.csv`, { text: writeCsv(entity, sorted), type: 'text/csv' });
    announce(t('grid.exported', { count: sorted.length }));
  };
  const found = table.getFilteredRowModel().rows.length;
  return (
    <div className="sample-grid">
      <div className="demo-bar">
        <label htmlFor={`${id}-search`} className="sample-search">
          {t('grid.search')}
          <input
            id={`${id}-search`}
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setPageIndex(0);
            }}
          />
        </label>
        {canExport ? (
          <button type="button" className="chip" onClick={exportAll}>
            {t('grid.exportCsv')}
          </button>
        ) : null}
      </div>
      <div className="table" role="region" aria-label={t('grid.caption', { entity: label })} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{t('grid.caption', { entity: label })}</caption>
          <thead>
            <tr>
              {table.getFlatHeaders().map(({ id: columnId, column }) => {
                const names = fields.find(({ field }) => field.id === columnId);
                const direction = column.getIsSorted();
                return (
                  <th
                    key={columnId}
                    scope="col"
                    data-numeric={(names && isNumeric(names.field)) || undefined}
                    aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}
                  >
                    <button type="button" className="sample-sort" onClick={column.getToggleSortingHandler()}>
                      {names?.label}
                      <span aria-hidden="true">{direction === 'asc' ? ' ↑' : direction === 'desc' ? ' ↓' : ' ↕'}</span>
                    </button>
                  </th>
                );
              })}
              {action ? (
                <th scope="col" data-action="true">
                  {action.label}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody data-sample="">
            {table.getRowModel().rows.map(({ id: rowId, original }) => (
              <tr key={rowId}>
                {fields.map(({ field }) => (
                  <td
                    key={field.id}
                    data-numeric={isNumeric(field) || undefined}
                    data-date={field.type === 'date' || undefined}
                  >
                    {formatValue(field, original.values[field.id])}
                  </td>
                ))}
                {action ? <td data-action="true">{action.cell(original)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="demo-bar">
        <p className="sample-count" aria-live="polite">
          {found === rows.length ? t('grid.all', { all: found }) : t('grid.found', { found, all: rows.length })}
        </p>
        <div className="demo-tools">
          <button type="button" className="chip" disabled={pageIndex === 0} onClick={() => turnTo(pageIndex - 1)}>
            {t('grid.previous')}
          </button>
          <button
            type="button"
            className="chip"
            disabled={pageIndex >= pageCount - 1}
            onClick={() => turnTo(pageIndex + 1)}
          >
            {t('grid.next')}
          </button>
        </div>
      </div>
    </div>
  );
}
