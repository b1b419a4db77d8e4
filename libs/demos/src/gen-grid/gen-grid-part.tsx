import { useLanguage, usePartText } from '@genmaster/i18n';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DemoPartProps } from '../demo-definition.ts';
import { writeCsv } from '@genmaster/app-model';
import { gridOrder } from '@genmaster/app-model';
import type { Row, Value } from '@genmaster/app-model';
import { downloadText } from '../parts/download.ts';
import { rowsOf, storeEdit, type GenGridState } from './gen-grid-state.ts';
import { GridTable } from './grid-table-view.tsx';
import { GridTools } from './grid-tools.tsx';
import type { GridView } from './grid-view.ts';
import { useGenGrid } from './use-gen-grid.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { useGridNames } from './use-grid-names.ts';
import './gen-grid.css';

/** Shows a thousand rows that can be sorted, filtered, grouped, shaped, edited and exported. */
export function GenGridPart({ state, onChange, announce }: DemoPartProps<GenGridState>) {
  const t = usePartText('gen-grid');
  const { code } = useLanguage();
  const names = useGridNames();
  const scroller = useRef<HTMLDivElement>(null);
  const [took, setTook] = useState<number | null>(null);
  const view = (next: Partial<GridView>) => {
    const start = performance.now();
    flushSync(() => onChange((now) => ({ ...now, ...next })));
    setTook(Math.max(1, Math.round(performance.now() - start)));
  };
  const measure = () =>
    Object.fromEntries(
      [...(scroller.current?.querySelectorAll<HTMLElement>('th[data-field]') ?? [])].map((heading) => [
        heading.dataset['field']!,
        Math.round(heading.getBoundingClientRect().width),
      ]),
    );
  const columns = useGridColumns({ view: state, onView: view, measure, names, announce });
  const table = useGenGrid(state, (sorting) => view({ sorting }));
  const found = table.getFilteredRowModel().rows.length;
  const all = table.getPreFilteredRowModel().rows.length;

  const shown = (fieldId: string, value: Value) => names.textOf(fieldId, value) || t('empty');
  const store = (row: Row, fieldId: string, to: Value) => {
    const from = row.values[fieldId] ?? null;
    if (from === to) return;
    const next = storeEdit(state, { row: row.id, field: fieldId, from, to });
    if (next === state) return announce(t('full'));
    onChange((now) => storeEdit(now, { row: row.id, field: fieldId, from, to }));
    announce(t('stored', { place: names.placeOf(row, fieldId), value: shown(fieldId, to) }));
  };
  const undo = () => {
    const last = state.edits.at(-1);
    if (!last) return;
    const row = rowsOf(state.edits, code).find(({ id }) => id === last.row);
    onChange((now) => ({ ...now, edits: now.edits.slice(0, -1) }));
    if (row) announce(t('undone', { place: names.placeOf(row, last.field), value: shown(last.field, last.from) }));
  };
  const download = (rows: readonly Row[]) => {
    downloadText('orders.csv', { text: writeCsv(gridOrder, rows), type: 'text/csv' });
    announce(t('exported', { count: rows.length }));
  };

  return (
    <div className="gen-grid">
      <GridTools
        state={state}
        names={names}
        columns={columns}
        onView={view}
        onSaved={(saved) => onChange((now) => ({ ...now, ...saved }))}
        announce={announce}
      />
      <GridTable
        scroller={scroller}
        table={table}
        view={state}
        names={names}
        columns={columns}
        onStore={store}
        onUndo={undo}
      />
      {found === 0 ? <p className="demo-notice">{t('nothingFound')}</p> : null}
      <div className="demo-bar">
        <p className="sample-count" aria-live="polite">
          {took !== null
            ? t('timed', { found, ms: took })
            : found === all
              ? t('all', { all })
              : t('found', { found, all })}
        </p>
        <div className="demo-tools">
          <button type="button" className="chip" disabled={state.edits.length === 0} onClick={undo}>
            {t('undo')}
          </button>
          <button
            type="button"
            className="chip"
            onClick={() => download(table.getSortedRowModel().flatRows.flatMap(({ original }) => original ?? []))}
          >
            {t('exportView')}
          </button>
          <button type="button" className="chip" onClick={() => download(rowsOf(state.edits, code))}>
            {t('exportAll')}
          </button>
        </div>
      </div>
    </div>
  );
}
