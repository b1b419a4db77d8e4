import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
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
import './sql-dialects.css';

const stateSchema = v.strictObject({
  entity: entitySchema,
  dialect: v.picklist(DIALECT_IDS),
  /** Dialect to compare with. */
  base: v.picklist(DIALECT_IDS),
});

type SqlDialectsState = v.InferOutput<typeof stateSchema>;

/** Message part of this demo. */
export const words = 'sql-dialects';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<SqlDialectsState> => ({
  id: 'sql-dialects',
  scenarios: [
    {
      id: 'invoice',
      label: t('scenario.invoice'),
      state: { entity: invoice, dialect: 'sqlserver', base: 'postgresql' },
    },
    {
      id: 'reserved-words',
      label: t('scenario.reservedWords'),
      state: { entity: order, dialect: 'mysql', base: 'postgresql' },
    },
    { id: 'booking', label: t('scenario.booking'), state: { entity: booking, dialect: 'oracle', base: 'sqlite' } },
  ],
  schema: stateSchema,
  Part: SqlDialectsPart,
  copy: ({ entity, dialect }) => writeSql(entity, dialect),
  code: ({ entity }) => [
    { caption: t('model'), language: 'json', code: JSON.stringify(entity, null, 2) },
    ...DIALECT_IDS.map((id) => ({
      caption: dialects[id].name,
      language: 'sql' as const,
      code: writeSql(entity, id),
    })),
  ],
});

/** Renders one entity, its SQL script for five engines, and the difference between any two of them. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

const options = DIALECT_IDS.map((value) => ({ value, label: dialects[value].name }));

function SqlDialectsPart({ state, onChange, announce }: DemoPartProps<SqlDialectsState>) {
  const t = usePartText(words);
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
          label={t('engine')}
          options={options}
          value={dialect}
          onValueChange={(next) => onChange((now) => ({ ...now, dialect: next }))}
        />
        <label className="sql-base">
          {t('compareWith')}
          <ChoiceSelect
            className="demo-field"
            options={options.map(({ value, label }) => ({ value: value, label }))}
            value={base}
            onValueChange={(next) => onChange((now) => ({ ...now, base: next }))}
          />
        </label>
        <figure className="code">
          <figcaption>{t('caption', { engine: dialects[dialect].name, lines: script.split('\n').length })}</figcaption>
          {/* A listing that scrolls sideways must be reachable by keyboard. */}
          <pre tabIndex={0} role="region" aria-label={t('scriptOf', { engine: dialects[dialect].name })}>
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
          {dialect === base ? t('same') : t('differences', { count: differences, base: dialects[base].name })}
        </p>
      </div>
    </div>
  );
}
