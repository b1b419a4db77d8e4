import { useLanguage } from '@genmaster/i18n';
import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Row } from '@genmaster/app-model';
import { rowsOf, type GenGridState } from './gen-grid-state.ts';
import { columnOrder } from './grid-view.ts';
import { anywhere, genGridColumns, genGridFeatures } from './grid-table.ts';

/** Returns the table of a state: rows with their edits, filtered, sorted and grouped; columns in their order. */
export function useGenGrid(
  { search, filters, sorting, group, hidden, order, pinned, edits }: GenGridState,
  onSortingChange: (sorting: GenGridState['sorting']) => void,
) {
  const { code } = useLanguage();
  const data = useMemo<Row[]>(() => rowsOf(edits, code), [edits, code]);
  // Expanded groups are temporary and not kept.
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  return useTable({
    features: genGridFeatures,
    columns: genGridColumns,
    data,
    getRowId: ({ id }) => String(id),
    state: {
      sorting,
      globalFilter: search,
      columnFilters: useMemo(() => Object.entries(filters).map(([id, value]) => ({ id, value })), [filters]),
      grouping: useMemo(() => (group ? [group] : []), [group]),
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
      columnOrder: useMemo(() => [...columnOrder({ order, pinned })], [order, pinned]),
      expanded,
    },
    onExpandedChange: (next) =>
      setExpanded((now) => {
        const changed = typeof next === 'function' ? next(now) : next;
        return changed === true ? {} : changed;
      }),
    onSortingChange: (next) => onSortingChange(typeof next === 'function' ? next(sorting) : next),
    globalFilterFn: anywhere,
    getColumnCanGlobalFilter: () => true,
    groupedColumnMode: false,
    autoResetExpanded: false,
    isMultiSortEvent: (event) => (event as { shiftKey?: boolean }).shiftKey === true,
  });
}

export type GenGridTable = ReturnType<typeof useGenGrid>;
