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

/** The engine behind the story in view, shown on the preview’s document exactly as on the site. */
export interface PreviewTheme {
  readonly engine: ThemeEngine;
  /** Takes over what changed in the toolbar since the last call. */
  follow(globals: ThemeGlobals): void;
  /** Shows a mode at once, whatever the toolbar says. */
  show(mode: ThemeMode): void;
  /** Calls the choices by the names of a language; `null` for the catalogue’s own. */
  name(names: CatalogueNames | null): void;
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

/** What the site offers: the product’s catalogue and the shape of a page. */
const offered = withShape(defaultCatalogue);

/** The address of a theme’s stylesheet here: the workshop may be served below a folder. */
export const sheetHref = (cssPath: string): string => cssPath.replace(/^\//, './');
