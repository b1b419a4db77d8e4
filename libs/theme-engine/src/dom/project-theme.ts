import type { FontGate } from './font-gate.ts';
import {
  buildProjection,
  type ProjectVariablesOptions,
  type ThemeProjection,
  type ThemeSource,
} from './project-variables.ts';
import { createTransitionHold } from './suppress-transitions.ts';
import { swapThemeSheet } from './swap-theme-sheet.ts';
import { needEngine, needOptions } from '../core/need.ts';
import { needDocument } from './need-document.ts';

export interface ProjectThemeOptions extends ProjectVariablesOptions {
  /** Whether transitions are disabled while the theme changes. @default true */
  readonly suppressTransitions?: boolean | undefined;
  /** Decides when the variables of a font may be written; without it, at once. See `createFontGate`. */
  readonly fontGate?: FontGate | undefined;
  /** Converts a theme's path to a URL; an empty string means no stylesheet. @default the path itself */
  readonly sheetHref?: ((cssPath: string) => string) | undefined;
  /** Called with the URL of a stylesheet that failed to load; the previous one stays. */
  readonly onSheetMissing?: ((href: string) => void) | undefined;
}

/**
 * Applies an engine's theme to a document and keeps it up to date.
 *
 * Variables are written to the inline style of the body, attributes to `<html>`, and the stylesheet to its link. The
 * document is written at most once per frame, and only values that differ.
 *
 * @example
 * const projection = projectTheme(engine, { document });
 */
export function projectTheme(source: ThemeSource, options: ProjectThemeOptions): ThemeProjection {
  needEngine(source, 'source');
  const {
    document,
    fontGate,
    sheetHref = (path: string) => path,
    onSheetMissing,
    suppressTransitions = true,
  } = needOptions(options);
  needDocument(document);
  const holdTransitions = createTransitionHold(document);
  let sheet = '';
  // The same function each time: a gate calls it once, however often it was asked.
  const again = () => schedule();
  const { projection, schedule } = buildProjection(source, options, {
    hold(next, written, resolved) {
      // Fonts that are still loading: their variables keep the old values until then.
      for (const font of fontGate ? resolved.fonts : []) {
        const names = Object.keys(next).filter((name) =>
          resolved.variables[name.replace(/-weight$/, '')]?.startsWith(`'${font.cssFamily}'`),
        );
        if (names.length === 0 || fontGate!(font, again)) continue;
        for (const name of names) {
          if (name in written) next[name] = written[name]!;
          else delete next[name];
        }
      }
    },
    onWritten(resolved, names, isAgain) {
      if (names.length > 0 && suppressTransitions) holdTransitions(names);
      const href = resolved.cssPath && sheetHref(resolved.cssPath);
      if (href === sheet && !isAgain) return;
      sheet = href;
      swapThemeSheet(document, href, () => onSheetMissing?.(href));
    },
  });
  return projection;
}
