import { diffWordsWithSpace } from 'diff';
import * as v from 'valibot';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import type { DemoDefinition, DemoPartProps } from '../demo-definition.ts';
import { entitySchema } from '@genmaster/app-model';
import { booking, invoice, order } from '@genmaster/app-model';
import { DIALECT_IDS, dialects } from '@genmaster/app-model';
import { writeSql } from '@genmaster/app-model';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { DemoStage } from '../stage/demo-stage.tsx';
import { texts } from './sql-dialects-texts.ts';
import './sql-dialects.css';

const stateSchema = v.strictObject({
  entity: entitySchema,
  dialect: v.picklist(DIALECT_IDS),
  /** Dialect to compare with. */
  base: v.picklist(DIALECT_IDS),
});

type SqlDialectsState = v.InferOutput<typeof stateSchema>;

const definition: DemoDefinition<SqlDialectsState> = {
  id: 'sql-dialects',
  scenarios: [
    {
      id: 'invoice',
      label: texts.scenarios.invoice,
      state: { entity: invoice, dialect: 'sqlserver', base: 'postgresql' },
    },
    {
      id: 'reserved-words',
      label: texts.scenarios.reservedWords,
      state: { entity: order, dialect: 'mysql', base: 'postgresql' },
    },
    { id: 'booking', label: texts.scenarios.booking, state: { entity: booking, dialect: 'oracle', base: 'sqlite' } },
  ],
  schema: stateSchema,
  Part: SqlDialectsPart,
  copy: ({ entity, dialect }) => writeSql(entity, dialect),
  code: ({ entity }) => [
    { caption: texts.model, language: 'json', code: JSON.stringify(entity, null, 2) },
    ...DIALECT_IDS.map((id) => ({
      caption: dialects[id].name,
      language: 'sql' as const,
      code: writeSql(entity, id),
    })),
  ],
};

/** Renders one entity, its SQL script for five engines, and the difference between any two of them. */
export function Demo() {
  return <DemoStage definition={definition} />;
}

const options = DIALECT_IDS.map((value) => ({ value, label: dialects[value].name }));

function SqlDialectsPart({ state, onChange, announce }: DemoPartProps<SqlDialectsState>) {
  const { entity, dialect, base } = state;
  const script = writeSql(entity, dialect);
  const parts = dialect === base ? [] : diffWordsWithSpace(writeSql(entity, base), script);
  const differences = parts.filter(({ added }) => added).length;
  return (
    <div className="sql-dialects">
      <EntityEditor
        entity={entity}
        announce={announce}
        onChange={(change) => onChange((now) => ({ ...now, entity: change(now.entity) }))}
      />
      <div className="sql-script">
        <ChoiceBar
          label={texts.engine}
          options={options}
          value={dialect}
          onValueChange={(next) => onChange((now) => ({ ...now, dialect: next }))}
        />
        <label className="sql-base">
          {texts.compareWith}
          <ChoiceSelect
            className="demo-field"
            options={options.map(({ value, label }) => ({ value: value, label }))}
            value={base}
            onValueChange={(next) => onChange((now) => ({ ...now, base: next }))}
          />
        </label>
        <figure className="code">
          <figcaption>{texts.caption(dialects[dialect].name, script.split('\n').length)}</figcaption>
          {/* A listing that scrolls sideways must be reachable by keyboard. */}
          <pre tabIndex={0} role="region" aria-label={texts.scriptOf(dialects[dialect].name)}>
            <code>
              {parts.length === 0
                ? script
                : parts
                    .filter(({ removed }) => !removed)
                    .map(({ added, value }, index) => (added ? <mark key={index}>{value}</mark> : value))}
            </code>
          </pre>
        </figure>
        <p className="sql-count">
          {dialect === base ? texts.same : texts.differences(differences, dialects[base].name)}
        </p>
      </div>
    </div>
  );
}
