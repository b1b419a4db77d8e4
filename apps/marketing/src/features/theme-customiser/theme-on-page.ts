import { fieldsOf, type FontOption, type ThemeEngine, type ThemeField } from '@genmaster/theme-engine';
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
  /** Whether the page shows this theme already, because it was built in it. */
  readonly isAsBuilt: boolean;
}

/** An engine’s theme on the page. */
export interface ThemeOnPage {
  /** Writes what the page shows differently, and nothing where all is as it should be. */
  apply(): void;
  /** Removes what the theme has written, runs `change`, and writes the theme again. */
  rewrite(change: () => void): void;
  /** Ends the connection; what is written stays. */
  dispose(): void;
}

/**
 * Shows an engine’s theme on the page: at once, or where the page was built in it with the first change, because
 * writing the same again would only compute all styles anew.
 */
export function createThemeOnPage(
  engine: ThemeEngine,
  { document, loadFont, onProblem, isAsBuilt }: ThemeOnPageOptions,
): ThemeOnPage {
  const gate = createFontGate({ loadFont, onMissing: ({ label }) => onProblem({ kind: 'font', name: label }) });
  let projection: ThemeProjection | null = null;
  const show = () => {
    stopWaiting();
    registerThemeColors(engine.catalogue);
    projection = projectTheme(engine, {
      document,
      fontGate: (font, onReady) => hasArrived(font, document) || gate(font, onReady),
      onSheetMissing: (href) => onProblem({ kind: 'stylesheet', name: href }),
    });
  };
  const stopWaiting = engine.subscribe(show);
  if (!isAsBuilt) show();

  return {
    apply() {
      const isWritten = ({ variable }: ThemeField) => document.body.style.getPropertyValue(variable) !== '';
      if (projection) projection.reapply();
      // A page that is as built has no variable of the theme, so one that is there was written by somebody else.
      else if (fieldsOf(engine.catalogue).some(isWritten)) show();
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
