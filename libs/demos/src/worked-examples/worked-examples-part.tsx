import { useMemo } from 'react';
import { useLanguage, usePartText } from '@genmaster/i18n';
import type { DemoPartProps } from '../demo-definition.ts';
import { namesOf } from '@genmaster/app-model';
import { printOpenApi } from '@genmaster/app-model';
import { DIALECT_IDS, dialects } from '@genmaster/app-model';
import { writeSql } from '@genmaster/app-model';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { RecordForm } from '../parts/record-form.tsx';
import { SampleGrid } from '../parts/sample-grid.tsx';
import { SourceView } from '../parts/source-view.tsx';
import { ClinicForm } from './clinic/clinic-work.tsx';
import { ENTITY_VIEWS, type WorkView } from './examples.ts';
import { exampleIn, rowsIn, wordIn } from '@genmaster/app-model';
import { FieldTable } from './field-table.tsx';
import { InspectionWork } from './inspection/inspection-work.tsx';
import { LeaveApprovals, LeaveReport } from './leave/leave-work.tsx';
import { LowStock, StockImport } from './stock/stock-work.tsx';
import { entityOf, exampleOf, rowsOf, type WorkedExamplesState } from './worked-examples-state.ts';
import '../parts/record-form.css';
import './worked-examples.css';

const engines = DIALECT_IDS.map((value) => ({ value, label: dialects[value].name }));

/** Renders one example: its work views, and its entities in five views each. */
export function WorkedExamplesPart(props: DemoPartProps<WorkedExamplesState>) {
  const t = usePartText('worked-examples');
  const { state, onChange } = props;
  const { work } = exampleOf(state);
  // When the view does not exist in this example, its first work view is shown.
  const view = [...work, ...ENTITY_VIEWS].find((one) => one === state.view) ?? work[0];
  const isEntityView = ENTITY_VIEWS.some((one) => one === view);
  return (
    <div className="demo-column">
      <ChoiceBar
        label={t('view')}
        options={[...work, ...ENTITY_VIEWS].map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onValueChange={(next) => onChange((now) => ({ ...now, view: next }))}
      />
      {isEntityView ? <EntityViews {...props} /> : <Work {...props} view={view as WorkView} />}
    </div>
  );
}

function Work({ state, onChange, announce, view }: DemoPartProps<WorkedExamplesState> & { view: WorkView }) {
  const part = <Key extends 'leave' | 'stock' | 'clinic' | 'inspection'>(key: Key) => ({
    state: state[key],
    onChange: (change: (part: WorkedExamplesState[Key]) => WorkedExamplesState[Key]) =>
      onChange((now) => ({ ...now, [key]: change(now[key]) })),
    announce,
  });
  switch (view) {
    case 'approvals':
      return <LeaveApprovals {...part('leave')} />;
    case 'report':
      return <LeaveReport {...part('leave')} />;
    case 'import':
      return <StockImport {...part('stock')} />;
    case 'lowStock':
      return <LowStock {...part('stock')} />;
    case 'form':
      return <ClinicForm {...part('clinic')} />;
    case 'queue':
      return <InspectionWork {...part('inspection')} />;
    default:
      return view satisfies never;
  }
}

function EntityViews({ state, onChange, announce }: DemoPartProps<WorkedExamplesState>) {
  const t = usePartText('worked-examples');
  const { code } = useLanguage();
  const { view, dialect } = state;
  const { entities } = exampleOf(state);
  const written = entityOf(state);
  const entity = useMemo(() => exampleIn(code, written), [code, written]);
  const { label } = namesOf(entity);
  const rows = rowsIn(code, rowsOf(state));
  return (
    <>
      <ChoiceBar
        label={t('entity')}
        options={entities.map(({ name }, index) => ({ value: String(index), label: wordIn(code, name) }))}
        value={String(entities.indexOf(written))}
        onValueChange={(next) => onChange((now) => ({ ...now, entity: Number(next) }))}
      />
      {view === 'model' ? <FieldTable entity={entity} /> : null}
      {view === 'screen' ? (
        <>
          <p className="sample-count">{t('screenNote')}</p>
          <RecordForm
            key={label}
            entity={entity}
            onSave={() => announce(t('checked'))}
            announce={announce}
            hasSummary
          />
        </>
      ) : null}
      {view === 'api' ? <SourceView label={t('apiOf', { name: label })} code={printOpenApi(written)} /> : null}
      {view === 'sql' ? (
        <>
          <ChoiceBar
            label={t('engine')}
            options={engines}
            value={dialect}
            onValueChange={(next) => onChange((now) => ({ ...now, dialect: next }))}
          />
          <SourceView label={t('sqlOf', { name: label })} code={writeSql(written, dialect)} />
        </>
      ) : null}
      {view === 'data' ? (
        <>
          <p className="sample-count">{t('dataNote')}</p>
          <SampleGrid key={label} entity={entity} rows={rows} announce={announce} />
        </>
      ) : null}
    </>
  );
}
