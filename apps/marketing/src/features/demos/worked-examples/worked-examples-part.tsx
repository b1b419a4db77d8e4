import { usePartText } from '../../../i18n/page-language.tsx';
import { useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import type { Entity } from '../model/entity.ts';
import { namesOf } from '../model/names.ts';
import { openApiOf } from '../model/open-api.ts';
import { sampleRows } from '../model/sample-rows.ts';
import { DIALECT_IDS, dialects, type DialectId } from '../model/sql/dialects.ts';
import { writeSql } from '../model/sql/write-sql.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { RecordForm } from '../parts/record-form.tsx';
import { SampleGrid } from '../parts/sample-grid.tsx';
import { SourceView } from '../parts/source-view.tsx';
import { workedExamples, type WorkedExample } from './examples.ts';
import { FieldTable } from './field-table.tsx';

export const VIEWS = ['model', 'screen', 'api', 'sql', 'data'] as const;

/** How many made-up rows an entity shows. */
export const SAMPLE_COUNT = 40;

export interface WorkedExamplesState {
  example: WorkedExample['id'];
  /** Place of the entity in its example. */
  entity: number;
  view: (typeof VIEWS)[number];
  dialect: DialectId;
}

const engines = DIALECT_IDS.map((value) => ({ value, label: dialects[value].name }));

/** The entity in view; an example has fewer than it had, its main one. */
export function entityOf({ example, entity }: WorkedExamplesState): Entity {
  const { entities } = workedExamples.find(({ id }) => id === example) ?? workedExamples[0]!;
  return entities[entity] ?? entities[0];
}

/** One example: its entities, and five ways to look at each. */
export function WorkedExamplesPart({ state, onChange, announce }: DemoPartProps<WorkedExamplesState>) {
  const say = usePartText('worked-examples');
  const { view, dialect } = state;
  const entity = entityOf(state);
  const { label } = namesOf(entity);
  const { entities } = workedExamples.find(({ id }) => id === state.example) ?? workedExamples[0]!;
  const rows = useMemo(() => sampleRows(entity, SAMPLE_COUNT), [entity]);
  return (
    <div className="demo-column">
      <ChoiceBar
        label={say('entity')}
        options={entities.map((one, index) => ({ value: String(index), label: one.name }))}
        value={String(entities.indexOf(entity))}
        onValueChange={(next) => onChange((now) => ({ ...now, entity: Number(next) }))}
      />
      <ChoiceBar
        label={say('view')}
        options={VIEWS.map((value) => ({ value, label: say(`views.${value}`) }))}
        value={view}
        onValueChange={(next) => onChange((now) => ({ ...now, view: next }))}
      />
      {view === 'model' ? <FieldTable entity={entity} /> : null}
      {view === 'screen' ? (
        <>
          <p className="sample-count">{say('screenNote')}</p>
          <RecordForm
            key={label}
            entity={entity}
            onSave={() => announce(say('checked'))}
            announce={announce}
            hasSummary
          />
        </>
      ) : null}
      {view === 'api' ? (
        <SourceView label={say('apiOf', { name: label })} code={JSON.stringify(openApiOf(entity), null, 2)} />
      ) : null}
      {view === 'sql' ? (
        <>
          <ChoiceBar
            label={say('engine')}
            options={engines}
            value={dialect}
            onValueChange={(next) => onChange((now) => ({ ...now, dialect: next }))}
          />
          <SourceView label={say('sqlOf', { name: label })} code={writeSql(entity, dialect)} />
        </>
      ) : null}
      {view === 'data' ? (
        <>
          <p className="sample-count">{say('dataNote')}</p>
          <SampleGrid key={label} entity={entity} rows={rows} announce={announce} />
        </>
      ) : null}
    </div>
  );
}
