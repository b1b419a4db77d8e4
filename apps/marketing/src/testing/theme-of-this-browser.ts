import type { SavedTheme } from '@genmaster/theme-engine';
import { createThemeRuntime, type ThemeRuntime } from '../features/theme-customiser/theme-runtime.ts';

const opened = new Set<ThemeRuntime>();

/** Creates the theme runtime of this browser, with the data that an earlier page stored. */
export function openTheme({ storage = localStorage as Storage | null, log = (_message: string) => {} } = {}) {
  const runtime = createThemeRuntime({ document, storage, tabStorage: sessionStorage, projectId: 'GENMASTER', log });
  opened.add(runtime);
  return runtime;
}

/** Ends every runtime of a test, so that its last frame does not write on the page of the next test. */
export function closeThemes(): void {
  for (const runtime of opened) runtime.dispose();
  opened.clear();
}

/** Returns a server’s copy: the defaults, in another mode. */
export function serverCopy(mode: SavedTheme['mode'], revision = 1): SavedTheme {
  const { properties } = openTheme({ storage: null }).getEngine().toSaved();
  return { recordId: 'row-1', revision, properties, mode, dropped: [] };
}

/** Returns the id of the catalogue’s first font field. */
export function fontField(runtime: ReturnType<typeof openTheme>): string {
  const fields = runtime.getEngine().catalogue.sections.flatMap(({ fields: all }) => all);
  return fields.find(({ kind }) => kind === 'font')!.id;
}
