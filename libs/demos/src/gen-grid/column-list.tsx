import { usePartText } from '@genmaster/i18n';
import { columnIds, columnOrder, type GridView } from './grid-view.ts';
import type { GridColumns } from './use-grid-columns.ts';
import type { GridNames } from './use-grid-names.ts';

export interface ColumnListProps {
  view: GridView;
  names: GridNames;
  columns: GridColumns;
  onView: (view: Partial<GridView>) => void;
}

/** Renders a row of buttons for each column: shown or hidden, its place, its width, and its pin. */
export function ColumnList({ view, names: { labelOf }, columns, onView }: ColumnListProps) {
  const t = usePartText('gen-grid');
  const { hidden, pinned } = view;
  return (
    <>
      <ul className="grid-columns">
        {columnOrder(view).map((id) => {
          const label = labelOf(id);
          const isHidden = hidden.includes(id);
          const tools = [
            { sign: '←', name: t('column.earlier', { label }), act: () => columns.move(id, -1) },
            { sign: '→', name: t('column.later', { label }), act: () => columns.move(id, 1) },
            { sign: '−', name: t('column.narrower', { label }), act: () => columns.step(id, -1) },
            { sign: '+', name: t('column.wider', { label }), act: () => columns.step(id, 1) },
          ];
          return (
            <li key={id}>
              <label className="grid-check">
                <input
                  type="checkbox"
                  aria-label={t('column.shown', { label })}
                  checked={!isHidden}
                  // The last visible column cannot be hidden.
                  disabled={!isHidden && hidden.length === columnIds.length - 1}
                  onChange={({ target }) =>
                    onView({ hidden: target.checked ? hidden.filter((one) => one !== id) : [...hidden, id] })
                  }
                />
                {label}
              </label>
              <span className="grid-column-tools">
                {tools.map(({ sign, name, act }) => (
                  <button key={sign} type="button" className="chip" aria-label={name} disabled={isHidden} onClick={act}>
                    {sign}
                  </button>
                ))}
                <button
                  type="button"
                  className="chip"
                  aria-label={t('column.pinOf', { label })}
                  aria-pressed={pinned.includes(id)}
                  disabled={isHidden}
                  onClick={() => columns.togglePin(id)}
                >
                  {t('column.pin')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <button type="button" className="chip" onClick={columns.reset}>
        {t('column.reset')}
      </button>
    </>
  );
}
