import type { FontGate } from './font-gate.ts';
import {
  buildProjection,
  type ProjectVariablesOptions,
  type ThemeProjection,
  type ThemeSource,
} from './project-variables.ts';
import { createTransitionHold } from './suppress-transitions.ts';
import { swapThemeSheet } from './swap-theme-sheet.ts';

export interface ProjectThemeOptions extends ProjectVariablesOptions {
  /** Holds transitions off while the theme changes. @default true */
  readonly suppressTransitions?: boolean;
  /** Says when a font’s variables may be written; without it, at once. See `createFontGate`. */
  readonly fontGate?: FontGate;
  /** Turns a theme's path into an address; an empty one means no stylesheet. @default the path itself */
  readonly sheetHref?: (cssPath: string) => string;
  /** A stylesheet that the page could not get; the one before it stays. */
  readonly onSheetMissing?: (href: string) => void;
}

/**
 * Shows an engine's theme on a document, and keeps doing so.
 *
 * Variables go inline onto the body, attributes onto `<html>`, the theme's
 * stylesheet into its link. However many changes happen, the document is
 * written once per frame, and only where something differs.
 *
 * @example
 * const projection = projectTheme(engine, { document });
 */
export function projectTheme(source: ThemeSource, options: ProjectThemeOptions): ThemeProjection {
  const {
    document,
    fontGate,
    sheetHref = (path: string) => path,
    onSheetMissing,
    suppressTransitions = true,
  } = options;
  const holdTransitions = createTransitionHold(document);
  let sheet = '';
  const { projection, schedule } = buildProjection(source, options, {
    hold(next, written, resolved) {
      // The variables of fonts that are still on their way: the old ones stay meanwhile.
      const waiting = fontGate ? resolved.fonts.filter((font) => !fontGate(font, () => schedule())) : [];
      for (const name of Object.keys(next)) {
        const family = resolved.variables[name.replace(/-weight$/, '')];
        if (!waiting.some(({ cssFamily }) => family?.startsWith(`'${cssFamily}'`))) continue;
        if (name in written) next[name] = written[name]!;
        else delete next[name];
      }
    },
    onWritten(resolved, hasNewValues, isAgain) {
      if (hasNewValues && suppressTransitions) holdTransitions();
      const href = resolved.cssPath && sheetHref(resolved.cssPath);
      if (href === sheet && !isAgain) return;
      sheet = href;
      swapThemeSheet(document, href, () => onSheetMissing?.(href));
    },
  });
  return projection;
}
