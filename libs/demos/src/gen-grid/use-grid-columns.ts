import { usePartText } from '@genmaster/i18n';
import {
  MAX_PINNED,
  moveColumn,
  placeColumn,
  plainView,
  resizeColumn,
  togglePin,
  visibleColumns,
  type GridView,
} from './grid-view.ts';
import type { GridNames } from './use-grid-names.ts';

/** Change of a column’s width by one key press or button, in pixels. */
export const WIDTH_STEP_PX = 16;

export interface GridColumnsOptions {
  view: GridView;
  onView: (view: Partial<GridView>) => void;
  /** Measures the widths of the visible columns, in pixels. */
  measure: () => Readonly<Record<string, number>>;
  names: GridNames;
  announce: (text: string) => void;
}

/** Changes of the columns’ shape, the same ones for pointer, keys and buttons; each announces its result. */
export interface GridColumns {
  /** Sets a width in pixels, within the limits. */
  resize: (id: string, width: number) => void;
  /** Widens or narrows a column by one step. */
  step: (id: string, by: 1 | -1) => void;
  /** Moves a column by one visible column. */
  move: (id: string, by: 1 | -1) => void;
  /** Moves a column to the position of another one. */
  place: (id: string, target: string) => void;
  togglePin: (id: string) => void;
  /** Restores order, widths, pins and hidden columns. */
  reset: () => void;
}

/** Returns the changes of the columns’ shape for a view. */
export function useGridColumns({ view, onView, measure, names, announce }: GridColumnsOptions): GridColumns {
  const t = usePartText('gen-grid');
  const { labelOf } = names;
  const resize = (id: string, width: number) => {
    const next = resizeColumn(view, id, width, measure());
    onView(next);
    announce(t('column.sized', { label: labelOf(id), width: next.widths[id]! }));
  };
  const reorder = (id: string, next: GridView | null) => {
    if (!next) return announce(t('column.stays', { label: labelOf(id) }));
    onView(next);
    const line = visibleColumns(next);
    return announce(t('column.moved', { label: labelOf(id), place: line.indexOf(id) + 1, count: line.length }));
  };
  return {
    resize,
    step: (id, by) => resize(id, (measure()[id] ?? 0) + by * WIDTH_STEP_PX),
    move: (id, by) => reorder(id, moveColumn(view, id, by)),
    place: (id, target) => reorder(id, placeColumn(view, id, target)),
    togglePin: (id) => {
      const next = togglePin(view, id, measure());
      if (!next) return announce(t('column.noPin', { most: MAX_PINNED }));
      onView(next);
      return announce(t(next.pinned.includes(id) ? 'column.pinned' : 'column.released', { label: labelOf(id) }));
    },
    reset: () => {
      const { hidden, order, pinned, widths } = plainView;
      onView({ hidden, order, pinned, widths });
      announce(t('column.isReset'));
    },
  };
}
