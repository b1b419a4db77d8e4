import { choicesOf } from '@genmaster/app-model';
import type { FieldNames } from '@genmaster/app-model';
import { usePartText } from '@genmaster/i18n';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { ColumnList } from './column-list.tsx';
import type { GenGridState } from './gen-grid-state.ts';
import { LONGEST_SEARCH, type ColumnFilterValue, type GridView } from './grid-view.ts';
import { KeyList } from './key-list.tsx';
import { SavedViewList, type SavedViewListProps } from './saved-views.tsx';
import type { GridColumns } from './use-grid-columns.ts';
import type { GridNames } from './use-grid-names.ts';

export interface GridToolsProps {
  state: GenGridState;
  names: GridNames;
  columns: GridColumns;
  onView: (view: Partial<GridView>) => void;
  onSaved: SavedViewListProps['onSaved'];
  announce: (text: string) => void;
}

/** Renders quick search, grouping, filters by type, the columns, the saved views and the keys. */
export function GridTools({ state, names, columns, onView, onSaved, announce }: GridToolsProps) {
  const t = usePartText('gen-grid');
  const { search, filters, group } = state;
  const { fields } = names;
  const setFilter = (id: string, change: ColumnFilterValue) => {
    const merged = Object.fromEntries(Object.entries({ ...filters[id], ...change }).filter(([, text]) => text));
    const { [id]: _, ...rest } = filters;
    onView({ filters: Object.keys(merged).length > 0 ? { ...rest, [id]: merged } : rest });
  };
  return (
    <div className="grid-tools">
      <div className="demo-bar">
        <label className="sample-search">
          {t('search')}
          <input
            type="search"
            maxLength={LONGEST_SEARCH}
            value={search}
            onChange={({ target }) => onView({ search: target.value.slice(0, LONGEST_SEARCH) })}
          />
        </label>
        <label className="sample-search">
          {t('group')}
          <ChoiceSelect
            options={[
              { value: null, label: t('noGroup') },
              ...fields
                .filter(({ field }) => field.type === 'choice' || field.type === 'boolean')
                .map(({ field, label }) => ({ value: field.id, label })),
            ]}
            value={group}
            onValueChange={(group) => onView({ group })}
          />
        </label>
      </div>
      <details>
        <summary>{t('filters')}</summary>
        <div className="grid-filters">
          {fields.map((one) => (
            <ColumnFilter
              key={one.field.id}
              names={one}
              value={filters[one.field.id] ?? {}}
              onChange={(change) => setFilter(one.field.id, change)}
            />
          ))}
          <button type="button" className="chip" onClick={() => onView({ filters: {}, search: '' })}>
            {t('clearFilters')}
          </button>
        </div>
      </details>
      <details>
        <summary>{t('columns')}</summary>
        <ColumnList view={state} names={names} columns={columns} onView={onView} />
      </details>
      <details>
        <summary>{t('views')}</summary>
        <SavedViewList
          view={state}
          views={state.views}
          draft={state.draft}
          onSaved={onSaved}
          onView={(view) => onView(view)}
          announce={announce}
        />
      </details>
      <details>
        <summary>{t('keys')}</summary>
        <KeyList />
      </details>
    </div>
  );
}

interface ColumnFilterProps {
  names: FieldNames;
  value: ColumnFilterValue;
  onChange: (change: ColumnFilterValue) => void;
}

/** Renders the filter of a column, by its type: a text, a choice, or two limits. */
function ColumnFilter({ names: { field, label }, value, onChange }: ColumnFilterProps) {
  const t = usePartText('gen-grid');
  if (field.type === 'choice' || field.type === 'boolean') {
    const options = field.type === 'choice' ? choicesOf(field) : ['true', 'false'];
    return (
      <label>
        {t('is', { label })}
        <ChoiceSelect
          // Column values come from the rows, in the language of the rows.
          data-sample={field.type === 'choice' ? '' : undefined}
          options={[
            { value: '', label: t('any') },
            ...options.map((option) => ({
              value: option,
              label: option === 'true' ? t('yes') : option === 'false' ? t('no') : option,
            })),
          ]}
          value={value.is ?? ''}
          onValueChange={(is) => onChange({ is })}
        />
      </label>
    );
  }
  if (field.type === 'text') {
    return (
      <label>
        {t('contains', { label })}
        <input value={value.contains ?? ''} onChange={({ target }) => onChange({ contains: target.value })} />
      </label>
    );
  }
  const kind = field.type === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const };
  return (
    <>
      <label>
        {t('from', { label })}
        <input {...kind} value={value.from ?? ''} onChange={({ target }) => onChange({ from: target.value })} />
      </label>
      <label>
        {t('to', { label })}
        <input {...kind} value={value.to ?? ''} onChange={({ target }) => onChange({ to: target.value })} />
      </label>
    </>
  );
}
