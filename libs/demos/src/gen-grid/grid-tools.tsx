import { choicesOf } from '@genmaster/app-model';
import type { FieldNames } from '@genmaster/app-model';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { ColumnFilterValue, GenGridState } from './gen-grid-state.ts';
import { texts } from './gen-grid-texts.ts';
import { gridFields } from './grid-table.ts';

export interface GridToolsProps {
  state: GenGridState;
  onView: (view: Partial<GenGridState>) => void;
}

/** Renders quick search, grouping, filters by type, and the choice of columns. */
export function GridTools({ state, onView }: GridToolsProps) {
  const { search, filters, group, hidden } = state;
  const setFilter = (id: string, change: ColumnFilterValue) => {
    const merged = Object.fromEntries(Object.entries({ ...filters[id], ...change }).filter(([, text]) => text));
    const { [id]: _, ...rest } = filters;
    onView({ filters: Object.keys(merged).length > 0 ? { ...rest, [id]: merged } : rest });
  };
  return (
    <div className="grid-tools">
      <div className="demo-bar">
        <label className="sample-search">
          {texts.search}
          <input type="search" value={search} onChange={({ target }) => onView({ search: target.value })} />
        </label>
        <label className="sample-search">
          {texts.group}
          <ChoiceSelect
            options={[
              { value: null, label: texts.noGroup },
              ...gridFields
                .filter(({ field }) => field.type === 'choice' || field.type === 'boolean')
                .map(({ field, label }) => ({ value: field.id, label })),
            ]}
            value={group}
            onValueChange={(group) => onView({ group })}
          />
        </label>
      </div>
      <details>
        <summary>{texts.filters}</summary>
        <div className="grid-filters">
          {gridFields.map((names) => (
            <ColumnFilter
              key={names.field.id}
              names={names}
              value={filters[names.field.id] ?? {}}
              onChange={(change) => setFilter(names.field.id, change)}
            />
          ))}
          <button type="button" className="chip" onClick={() => onView({ filters: {}, search: '' })}>
            {texts.clearFilters}
          </button>
        </div>
      </details>
      <details>
        <summary>{texts.columns}</summary>
        <div className="grid-filters">
          {gridFields.map(({ field, label }) => (
            <label key={field.id} className="grid-check">
              <input
                type="checkbox"
                checked={!hidden.includes(field.id)}
                // The last visible column cannot be hidden.
                disabled={!hidden.includes(field.id) && hidden.length === gridFields.length - 1}
                onChange={({ target }) =>
                  onView({
                    hidden: target.checked ? hidden.filter((id) => id !== field.id) : [...hidden, field.id],
                  })
                }
              />
              {label}
            </label>
          ))}
        </div>
      </details>
      <details>
        <summary>{texts.keys}</summary>
        <dl className="grid-keys">
          {texts.keyList.map(({ keys, does }) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
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
  if (field.type === 'choice' || field.type === 'boolean') {
    const options = field.type === 'choice' ? choicesOf(field) : ['true', 'false'];
    return (
      <label>
        {texts.is(label)}
        <ChoiceSelect
          options={[
            { value: '', label: texts.any },
            ...options.map((option) => ({
              value: option,
              label: option === 'true' ? texts.yes : option === 'false' ? texts.no : option,
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
        {texts.contains(label)}
        <input value={value.contains ?? ''} onChange={({ target }) => onChange({ contains: target.value })} />
      </label>
    );
  }
  const kind = field.type === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const };
  return (
    <>
      <label>
        {texts.from(label)}
        <input {...kind} value={value.from ?? ''} onChange={({ target }) => onChange({ from: target.value })} />
      </label>
      <label>
        {texts.to(label)}
        <input {...kind} value={value.to ?? ''} onChange={({ target }) => onChange({ to: target.value })} />
      </label>
    </>
  );
}
