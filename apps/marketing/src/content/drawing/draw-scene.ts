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

/** Draws the six results of a definition: when a page is built, and again with every change that is typed. */
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
      // The table alone, so that the whole scene is in one screen; what is counted is the whole script.
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
