import type { SavedTheme } from '@genmaster/theme-engine';
import { createThemeRuntime } from '../features/theme-customiser/theme-runtime.ts';

/** The theme of this browser, with what an earlier page kept. */
export function openTheme({ storage = localStorage as Storage | null, log = (_message: string) => {} } = {}) {
  return createThemeRuntime({ document, storage, tabStorage: sessionStorage, projectId: 'GENMASTER', log });
}

/** A copy as the server has it: the defaults, in another mode. */
export function serverCopy(mode: SavedTheme['mode'], revision = 1): SavedTheme {
  const { properties } = openTheme({ storage: null }).getEngine().toSaved();
  return { recordId: 'row-1', revision, properties, mode, dropped: [] };
}

/** A font’s own field, whichever comes first. */
export function fontField(runtime: ReturnType<typeof openTheme>): string {
  const fields = runtime.getEngine().catalogue.sections.flatMap(({ fields: all }) => all);
  return fields.find(({ kind }) => kind === 'font')!.id;
}
