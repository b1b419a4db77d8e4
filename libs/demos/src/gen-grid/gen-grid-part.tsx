import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { DemoPartProps } from '../demo-definition.ts';
import { writeCsv } from '@genmaster/app-model';
import { gridOrder } from '@genmaster/app-model';
import { formatValue, type Row, type Value } from '@genmaster/app-model';
import { downloadText } from '../parts/download.ts';
import { rowsOf, storeEdit, type GenGridState } from './gen-grid-state.ts';
import { texts } from './gen-grid-texts.ts';
import { GridTable } from './grid-table-view.tsx';
import { gridFields } from './grid-table.ts';
import { GridTools } from './grid-tools.tsx';
import { useGenGrid } from './use-gen-grid.ts';
import './gen-grid.css';

/** Shows a thousand rows that can be sorted, filtered, grouped, edited and exported. */
export function GenGridPart({ state, onChange, announce }: DemoPartProps<GenGridState>) {
  const [took, setTook] = useState<number | null>(null);
  const view = (next: Partial<GenGridState>) => {
    const start = performance.now();
    flushSync(() => onChange((now) => ({ ...now, ...next })));
    setTook(Math.max(1, Math.round(performance.now() - start)));
  };
  const table = useGenGrid(state, (sorting) => view({ sorting }));
  const found = table.getFilteredRowModel().rows.length;
  const all = table.getPreFilteredRowModel().rows.length;

  const store = (row: Row, fieldId: string, to: Value) => {
    const from = row.values[fieldId] ?? null;
    if (from === to) return;
    const next = storeEdit(state, { row: row.id, field: fieldId, from, to });
    if (next === state) return announce(texts.full);
    onChange((now) => storeEdit(now, { row: row.id, field: fieldId, from, to }));
    announce(texts.stored(placeOf(row, fieldId), shown(fieldId, to)));
  };
  const undo = () => {
    const last = state.edits.at(-1);
    if (!last) return;
    const row = rowsOf(state.edits).find(({ id }) => id === last.row);
    onChange((now) => ({ ...now, edits: now.edits.slice(0, -1) }));
    if (row) announce(texts.undone(placeOf(row, last.field), shown(last.field, last.from)));
  };
  const download = (rows: readonly Row[]) => {
    downloadText('orders.csv', { text: writeCsv(gridOrder, rows), type: 'text/csv' });
    announce(texts.exported(rows.length));
  };

  return (
    <div className="gen-grid">
      <GridTools state={state} onView={view} />
      <GridTable table={table} placeOf={placeOf} onStore={store} onUndo={undo} />
      {found === 0 ? <p className="demo-notice">{texts.nothingFound}</p> : null}
      <div className="demo-bar">
        <p className="sample-count" aria-live="polite">
          {took === null ? texts.count(found, all) : texts.timed(found, took)}
        </p>
        <div className="demo-tools">
          <button type="button" className="chip" disabled={state.edits.length === 0} onClick={undo}>
            {texts.undo}
          </button>
          <button
            type="button"
            className="chip"
            onClick={() => download(table.getSortedRowModel().flatRows.flatMap(({ original }) => original ?? []))}
          >
            {texts.exportView}
          </button>
          <button type="button" className="chip" onClick={() => download(rowsOf(state.edits))}>
            {texts.exportAll}
          </button>
        </div>
      </div>
    </div>
  );
}

const labelOf = (fieldId: string) => gridFields.find(({ field }) => field.id === fieldId)?.label ?? fieldId;
const placeOf = (row: Row, fieldId: string) => texts.place(labelOf(fieldId), String(row.values['number']));

function shown(fieldId: string, value: Value): string {
  const names = gridFields.find(({ field }) => field.id === fieldId);
  return names ? formatValue(names.field, value) : String(value);
}
