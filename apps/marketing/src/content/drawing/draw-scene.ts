import {
  catalogueOf,
  countLines,
  entityIn,
  formDescription,
  gridDescription,
  printCatalogue,
  printOpenApi,
  themeSheet,
  writeSql,
  type Entity,
} from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import { entityWindows } from './draw-entity.ts';
import { viewEntity } from './entity-view.ts';
import type { SceneView } from './scene-view.ts';

/** Draws the six results of a definition: at build time, and again with every edit. */
export function drawScene(entity: Entity, language: LanguageCode): SceneView {
  const shown = entityWindows(viewEntity(entityIn(language, entity)), language);
  const code = entityWindows(viewEntity(entity), language);
  return {
    entity,
    definition: code.definition(),
    windows: {
      form: shown.form(),
      grid: shown.grid(3),
      api: code.api(),
      // Only the table, so that the scene fits one screen; the line count is that of the whole script.
      sql: { ...code.sql('postgresql', 'table'), note: code.sql().note! },
      translation: code.translation(),
      theme: code.theme(),
    },
    lines: {
      form: countLines(formDescription(entity)),
      grid: countLines(gridDescription(entity)),
      api: countLines(printOpenApi(entity)),
      sql: countLines(writeSql(entity, 'postgresql')),
      translation: countLines(printCatalogue(catalogueOf(entity))),
      theme: countLines(themeSheet(entity)),
    },
  };
}
