import {
  createThemeCore,
  fieldsOf,
  type FontOption,
  type ThemeContrast,
  type ThemeEngine,
  type ThemeField,
} from '@genmaster/theme-engine';
import { createFontGate, projectTheme, registerThemeColors, type ThemeProjection } from '@genmaster/theme-engine/dom';
import { hasArrived } from './theme-look.ts';

/** A resource that did not load. The theme works without it. */
export interface ThemeProblem {
  readonly kind: 'stylesheet' | 'font';
  /** The stylesheet’s address or the font’s label. */
  readonly name: string;
}

export interface ThemeOnPageOptions {
  readonly document: Document;
  readonly loadFont: (font: FontOption) => Promise<void>;
  readonly onProblem: (problem: ThemeProblem) => void;
  /** Contrast in which the page shows this theme already, because it was built in it; `null` for any other theme. */
  readonly builtIn: ThemeContrast | null;
}

/** An engine’s theme on the page. */
export interface ThemeOnPage {
  /** Writes the differences to the page, and nothing when there are none. */
  apply(): void;
  /** Removes what the theme has written, runs `change`, and writes the theme again. */
  rewrite(change: () => void): void;
  /** Ends the connection; what is written stays. */
  dispose(): void;
}

/**
 * Shows an engine’s theme on the page: at once, or with the first change when the page was built in this theme. Writes
 * only differences, because rewriting equal values would recompute all styles.
 */
export function createThemeOnPage(
  engine: ThemeEngine,
  { document, loadFont, onProblem, builtIn }: ThemeOnPageOptions,
): ThemeOnPage {
  const gate = createFontGate({ loadFont, onMissing: ({ label }) => onProblem({ kind: 'font', name: label }) });
  const { catalogue } = engine;
  const builtTheme = (contrast: ThemeContrast) => {
    const core = createThemeCore({ catalogue });
    core.setContrast(contrast);
    return core.getSnapshot().resolved;
  };
  let projection: ThemeProjection | null = null;
  const show = () => {
    stopWaiting();
    // A registration recomputes all styles, so on an unchanged page it waits for the frame of the first change.
    const register = () => registerThemeColors(engine.catalogue);
    if (builtIn) document.defaultView?.requestAnimationFrame(register);
    else register();
    projection = projectTheme(engine, {
      document,
      fontGate: (font, onReady) => hasArrived(font, document) || gate(font, onReady),
      onSheetMissing: (href) => onProblem({ kind: 'stylesheet', name: href }),
      ...(builtIn && { built: builtTheme(builtIn) }),
    });
  };
  const stopWaiting = engine.subscribe(show);
  if (!builtIn) show();

  return {
    apply() {
      const isWritten = ({ variable }: ThemeField) => document.body.style.getPropertyValue(variable) !== '';
      // An unchanged page has no inline variable of the theme, so an existing one was written by other code.
      if (!projection && fieldsOf(engine.catalogue).some(isWritten)) show();
      projection?.reapply();
    },
    rewrite(change) {
      projection?.clear();
      change();
      projection?.reapply();
    },
    dispose() {
      stopWaiting();
      projection?.dispose();
    },
  };
}
