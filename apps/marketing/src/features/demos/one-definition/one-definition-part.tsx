import { useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { namesOf } from '../model/names.ts';
import { openApiOf } from '../model/open-api.ts';
import { sampleRows } from '../model/sample-rows.ts';
import { countLines, formDescription, gridDescription, themeSheet } from '../model/screens.ts';
import { DIALECT_IDS, dialects } from '../model/sql/dialects.ts';
import { writeSql } from '../model/sql/write-sql.ts';
import { catalogueOf, printCatalogue } from '../model/translations.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { RecordForm } from '../parts/record-form.tsx';
import { SampleGrid } from '../parts/sample-grid.tsx';
import { SourceView } from '../parts/source-view.tsx';
import { MAX_SAVED, type OneDefinitionState } from './one-definition-state.ts';
import { texts } from './one-definition-texts.ts';
import { ResultTile } from './result-tile.tsx';
import { ThemeCard } from './theme-card.tsx';
import { TranslationTable } from './translation-table.tsx';
import './one-definition.css';

const SAMPLE_COUNT = 12;
const engines = DIALECT_IDS.map((value) => ({ value, label: dialects[value].name }));

/** The editor and the six results, all drawn from the one definition. */
export function OneDefinitionPart({ state, onChange, announce }: DemoPartProps<OneDefinitionState>) {
  const { entity, dialect, saved } = state;
  const { label } = namesOf(entity);
  const api = useMemo(() => JSON.stringify(openApiOf(entity), null, 2), [entity]);
  const sql = useMemo(() => writeSql(entity, dialect), [entity, dialect]);
  const rows = useMemo(
    () => [
      ...saved.map((values, index) => ({ id: SAMPLE_COUNT + saved.length - index, values })),
      ...sampleRows(entity, SAMPLE_COUNT),
    ],
    [entity, saved],
  );
  const catalogue = catalogueOf(entity);
  const lines = (code: string) => texts.lines(countLines(code));
  return (
    <div className="one-definition">
      <EntityEditor
        entity={entity}
        announce={announce}
        onChange={(change) => onChange((now) => ({ ...now, entity: change(now.entity) }))}
      />
      <div role="group" aria-label={texts.results} className="results">
        <ResultTile title={texts.form} note={lines(formDescription(entity))}>
          <RecordForm
            entity={entity}
            onSave={(values) => {
              onChange((now) => ({ ...now, saved: [values, ...now.saved].slice(0, MAX_SAVED) }));
              announce(texts.saved(label));
            }}
            announce={announce}
          />
        </ResultTile>
        <ResultTile title={texts.sql} note={lines(sql)}>
          <ChoiceBar
            label={texts.engine}
            options={engines}
            value={dialect}
            onValueChange={(next) => onChange((now) => ({ ...now, dialect: next }))}
          />
          <SourceView label={texts.sqlOf(label, dialects[dialect].name)} code={sql} />
        </ResultTile>
        <ResultTile title={texts.grid} note={lines(gridDescription(entity))}>
          <SampleGrid entity={entity} rows={rows} announce={announce} />
        </ResultTile>
        <ResultTile title={texts.api} note={lines(api)}>
          <SourceView label={texts.apiOf(label)} code={api} />
        </ResultTile>
        <ResultTile title={texts.translation} note={lines(printCatalogue(catalogue))}>
          <TranslationTable caption={texts.translationCaption(label)} entries={catalogue} />
        </ResultTile>
        <ResultTile title={texts.theme} note={lines(themeSheet(entity))}>
          <ThemeCard entity={entity} />
        </ResultTile>
      </div>
    </div>
  );
}
