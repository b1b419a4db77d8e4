import { createThemeEngine, type ThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';
import { createFontLoader, projectTheme, registerThemeColors, type ThemeProjection } from '@genmaster/theme-engine/dom';
import { fontFilesOf } from '../apps/marketing/src/features/theme-customiser/font-files.ts';
import { followGlobals, globalsOf, stateOfGlobals, type ThemeGlobals } from './theme-globals.ts';

/** The engine behind the story in view, shown on the preview’s document exactly as on the site. */
export interface PreviewTheme {
  readonly engine: ThemeEngine;
  /** Takes over what changed in the toolbar since the last call. */
  follow(globals: ThemeGlobals): void;
  dispose(): void;
}

/** Gives the preview the site’s default variables, as a page has them before any script. */
export function writeThemeDefaults(document: Document): void {
  const style = document.createElement('style');
  style.textContent = defaultThemeCss(defaultCatalogue);
  document.head.prepend(style);
  registerThemeColors(defaultCatalogue);
}

/** Starts a fresh engine with the toolbar’s choice and nothing to undo. */
export function startPreviewTheme(document: Document, globals: ThemeGlobals): PreviewTheme {
  const engine = createThemeEngine({ catalogue: defaultCatalogue, initial: stateOfGlobals(globals) });
  const projection: ThemeProjection = projectTheme(engine, {
    document,
    loadFont: createFontLoader({ document, filesOf: fontFilesOf }),
    // The workshop may be served below a folder.
    sheetHref: (path) => path.replace(/^\//, './'),
  });
  let followed = globals;
  return {
    engine,
    follow(next) {
      const previous = followed;
      followed = next;
      const held = globalsOf(engine);
      if (held.theme === next.theme && held.scheme === next.scheme && held.mode === next.mode) return;
      followGlobals(engine, previous, next);
      projection.flush();
    },
    dispose: () => projection.dispose(),
  };
}
