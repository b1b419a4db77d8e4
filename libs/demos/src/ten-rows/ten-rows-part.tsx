import { entityIn, MAX_NAME_LENGTH, namesOf, writeCsv } from '@genmaster/app-model';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { CodeListing } from '../parts/code-listing.tsx';
import { downloadText } from '../parts/download.ts';
import { GroupReport } from '../parts/group-report.tsx';
import { RowForm } from '../parts/row-form.tsx';
import { SampleGrid } from '../parts/sample-grid.tsx';
import { totalsBy } from '../parts/totals-by.ts';
import { changeRow, compareExport, GROUPS, type TenRowsState } from './ten-rows.ts';
import './ten-rows.css';

/** Renders the same ten rows four times: a grid to select, a form to edit, a report and an export that follow. */
export function TenRowsPart({ state, onChange, announce }: DemoPartProps<TenRowsState>) {
  const t = usePartText('ten-rows');
  const { code } = useLanguage();
  const id = useId();
  const { rows, chosen, group, renamed } = state;
  const entity = entityIn(code, state.entity);
  const { fields, path } = namesOf(entity);
  const row = rows.find((one) => one.id === chosen) ?? rows[0]!;
  const nameOf = (fieldId: string) => fields.find(({ field }) => field.id === fieldId)?.label ?? fieldId;
  const exported = compareExport(state);
  const rename = (name: string) =>
    onChange((now) => ({
      ...now,
      entity: {
        ...now.entity,
        fields: now.entity.fields.map((field) => (field.id === renamed ? { ...field, name } : field)),
      },
    }));
  const caption = t('caption', { sum: nameOf('total'), group: nameOf(group) });
  return (
    <div className="ten-rows">
      <div className="ten-rows-rename">
        <label htmlFor={`${id}-field`}>{t('rename')}</label>
        <ChoiceSelect
          id={`${id}-field`}
          className="demo-field"
          options={fields.map(({ field, label }) => ({ value: field.id, label }))}
          value={renamed}
          onValueChange={(next) => onChange((now) => ({ ...now, renamed: next }))}
        />
        <label htmlFor={`${id}-name`}>{t('to')}</label>
        <input
          id={`${id}-name`}
          className="demo-field"
          value={state.entity.fields.find((field) => field.id === renamed)?.name ?? ''}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => rename(target.value)}
        />
      </div>
      <section className="demo-pane ten-rows-grid" aria-labelledby={`${id}-grid`}>
        <header>
          <h3 id={`${id}-grid`}>{t('grid')}</h3>
        </header>
        <div>
          <SampleGrid
            entity={entity}
            rows={rows}
            announce={announce}
            action={{
              label: t('form'),
              cell: (one) => (
                <button
                  type="button"
                  className="chip"
                  aria-pressed={one.id === row.id}
                  aria-label={t('editRow', { number: String(one.values['number'] ?? one.id) })}
                  onClick={() => onChange((now) => ({ ...now, chosen: one.id }))}
                >
                  {t('edit')}
                </button>
              ),
            }}
          />
        </div>
      </section>
      <section className="demo-pane" aria-labelledby={`${id}-form`}>
        <header>
          <h3 id={`${id}-form`}>{t('form')}</h3>
          <bdi className="sample-count" data-sample="">
            {String(row.values['number'] ?? row.id)}
          </bdi>
        </header>
        <div>
          <RowForm
            entity={entity}
            row={row}
            announce={announce}
            onSave={(values) => onChange((now) => ({ ...now, rows: changeRow(now.rows, row.id, values) }))}
          />
        </div>
      </section>
      <section className="demo-pane" aria-labelledby={`${id}-report`}>
        <header>
          <h3 id={`${id}-report`}>{t('report')}</h3>
          <ChoiceBar
            label={t('group')}
            options={GROUPS.map((value) => ({ value, label: nameOf(value) }))}
            value={group}
            onValueChange={(next) => onChange((now) => ({ ...now, group: next }))}
          />
        </header>
        <div>
          <p className="sample-count">{caption}</p>
          <GroupReport caption={caption} by={nameOf(group)} lines={totalsBy(rows, group)} />
        </div>
      </section>
      <section className="demo-pane ten-rows-export" aria-labelledby={`${id}-export`}>
        <header>
          <h3 id={`${id}-export`}>{t('export')}</h3>
          <button
            type="button"
            className="chip"
            onClick={() => {
              downloadText(`${path}.csv`, { text: writeCsv(state.entity, rows), type: 'text/csv' });
              announce(t('written'));
            }}
          >
            {t('download')}
          </button>
        </header>
        <div>
          <CodeListing
            caption={t('changedLines', { count: exported.changed })}
            language={exported.changed > 0 ? 'diff' : 'csv'}
            code={exported.code}
          />
        </div>
      </section>
    </div>
  );
}
