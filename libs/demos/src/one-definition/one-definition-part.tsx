import { useLanguage, usePartText } from '@genmaster/i18n';
import { useMemo } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { namesOf } from '@genmaster/app-model';
import { printOpenApi } from '@genmaster/app-model';
import { sampleRowsIn } from '@genmaster/app-model';
import { countLines, formDescription, gridDescription, themeSheet } from '@genmaster/app-model';
import { DIALECT_IDS, dialects } from '@genmaster/app-model';
import { writeSql } from '@genmaster/app-model';
import { catalogueOf, entityIn, printCatalogue } from '@genmaster/app-model';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import { EntityEditor } from '../parts/entity-editor.tsx';
import { RecordForm } from '../parts/record-form.tsx';
import { SampleGrid } from '../parts/sample-grid.tsx';
import { SourceView } from '../parts/source-view.tsx';
import { MAX_SAVED, type OneDefinitionState } from './one-definition-state.ts';
import { ResultTile } from './result-tile.tsx';
import { ThemeCard } from './theme-card.tsx';
import { TranslationTable } from './translation-table.tsx';
import './one-definition.css';

const SAMPLE_COUNT = 12;
const engines = DIALECT_IDS.map((value) => ({ value, label: dialects[value].name }));

/** Renders the editor and six results, all generated from the one definition. */
export function OneDefinitionPart({ state, onChange, announce }: DemoPartProps<OneDefinitionState>) {
  const t = usePartText('one-definition');
  const { code } = useLanguage();
  const { entity, dialect, saved } = state;
  const { label, path } = namesOf(entity);
  // The screens are translated into the visitor’s language; the code keeps the names as typed.
  const shown = useMemo(() => entityIn(code, entity), [code, entity]);
  const api = printOpenApi(entity);
  const sql = writeSql(entity, dialect);
  const rows = useMemo(
    () => [
      ...saved.map((values, index) => ({ id: SAMPLE_COUNT + saved.length - index, values })),
      ...sampleRowsIn(code, entity, SAMPLE_COUNT),
    ],
    [entity, saved, code],
  );
  const catalogue = catalogueOf(entity);
  const lines = (code: string) => t('lines', { count: countLines(code) });
  return (
    <div className="playground">
      <div className="one-definition">
        <EntityEditor
          entity={entity}
          announce={announce}
          onChange={(change) => onChange((now) => ({ ...now, entity: change(now.entity) }))}
        />
        <div role="group" aria-label={t('results')} className="results">
          <ResultTile title={t('form')} note={lines(formDescription(entity))}>
            <RecordForm
              entity={shown}
              rows={rows}
              onSave={(values) => {
                onChange((now) => ({ ...now, saved: [values, ...now.saved].slice(0, MAX_SAVED) }));
                announce(t('saved', { name: label }));
              }}
              announce={announce}
            />
          </ResultTile>
          <ResultTile title={t('sql')} note={lines(sql)}>
            <ChoiceBar
              label={t('engine')}
              options={engines}
              value={dialect}
              onValueChange={(next) => onChange((now) => ({ ...now, dialect: next }))}
            />
            <SourceView label={t('sqlOf', { name: label, engine: dialects[dialect].name })} code={sql} />
          </ResultTile>
          <ResultTile title={t('grid')} note={lines(gridDescription(entity))}>
            <SampleGrid entity={shown} rows={rows} announce={announce} fileName={path} />
          </ResultTile>
          <ResultTile title={t('api')} note={lines(api)}>
            <SourceView label={t('apiOf', { name: label })} code={api} />
          </ResultTile>
          <ResultTile title={t('translation')} note={lines(printCatalogue(catalogue))}>
            <TranslationTable caption={t('translationCaption', { name: label })} entries={catalogue} />
          </ResultTile>
          <ResultTile title={t('theme')} note={lines(themeSheet(entity))}>
            <ThemeCard entity={shown} row={rows[saved.length]} />
          </ResultTile>
        </div>
      </div>
    </div>
  );
}
