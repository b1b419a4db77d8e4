import { createThemeEngine, type ThemeEngine, type ThemeMode } from '@genmaster/theme-engine';
import {
  defaultCatalogue,
  defaultThemeCss,
  nameCatalogue,
  withShape,
  type CatalogueNames,
} from '@genmaster/theme-engine/catalogue';
import {
  createFontGate,
  createFontLoader,
  projectTheme,
  registerThemeColors,
  type ThemeProjection,
} from '@genmaster/theme-engine/dom';
import { fontFilesOf } from '../apps/marketing/src/features/theme-customiser/font-files.ts';
import { followGlobals, globalsOf, stateOfGlobals, type ThemeGlobals } from './theme-globals.ts';

/** The engine of the current story, applied to the preview's document as on the site. */
export interface PreviewTheme {
  readonly engine: ThemeEngine;
  /** Applies the changes of the toolbar since the last call. */
  follow(globals: ThemeGlobals): void;
  /** Shows a mode at once, regardless of the toolbar. */
  show(mode: ThemeMode): void;
  /** Sets the names of the options in a language; `null` for those of the catalogue. */
  name(names: CatalogueNames | null): void;
  dispose(): void;
}

/** Adds the site's default variables to the preview, as in a prerendered page. */
export function writeThemeDefaults(document: Document): void {
  const style = document.createElement('style');
  style.textContent = defaultThemeCss(defaultCatalogue);
  document.head.prepend(style);
  registerThemeColors(defaultCatalogue);
}

/** Creates an engine with the toolbar's selection and an empty undo history. */
export function startPreviewTheme(
  document: Document,
  globals: ThemeGlobals,
  names: CatalogueNames | null,
): PreviewTheme {
  const engine = createThemeEngine({ catalogue: namedCatalogue(names), initial: stateOfGlobals(globals) });
  const projection: ThemeProjection = projectTheme(engine, {
    document,
    fontGate: createFontGate({ loadFont: createFontLoader({ document, filesOf: fontFilesOf }) }),
    sheetHref,
  });
  let followed = globals;
  let named = names;
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
    show(mode) {
      engine.chooseMode(mode);
      projection.flush();
    },
    name(next) {
      if (next === named) return;
      named = next;
      engine.replaceCatalogue(namedCatalogue(next));
    },
    dispose: () => projection.dispose(),
  };
}

const namedCatalogue = (names: CatalogueNames | null) => (names ? nameCatalogue(offered, names) : offered);

/** The catalogue of the site: the default catalogue with the shape section. */
const offered = withShape(defaultCatalogue);

/** Returns the relative URL of a theme's stylesheet, because the workshop can be served from a subfolder. */
export const sheetHref = (cssPath: string): string => cssPath.replace(/^\//, './');
