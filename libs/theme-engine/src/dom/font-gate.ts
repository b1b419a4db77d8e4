import type { FontOption } from '../core/theme-catalogue.ts';

const FONT_PATIENCE_MS = 3000;

/** Says whether a font’s variables may be written; when not, asks for another look once they may. */
export type FontGate = (font: FontOption, onReady: () => void) => boolean;

/**
 * Holds a font's variables back until the font is there.
 *
 * The old font stays on the page meanwhile, so a change made in the panel shows
 * once instead of twice. A font that does not come in three seconds is let
 * through: its metric-adjusted stand-in shows, and the real one when it comes.
 *
 * @example
 * const loadFont = createFontLoader({ document, filesOf });
 * projectTheme(engine, { document, fontGate: createFontGate({ loadFont }) });
 */
export function createFontGate({
  loadFont,
  onMissing,
}: {
  loadFont: (font: FontOption) => Promise<unknown>;
  /** A font that did not come, or not in time. */
  onMissing?: (font: FontOption) => void;
}): FontGate {
  /** Whether what was asked for has settled. */
  const fonts = new Map<string, boolean>();
  return (font, onReady) => {
    if (!font.package) return true;
    const settle = (isMissing: boolean) => {
      if (fonts.get(font.id)) return;
      fonts.set(font.id, true);
      if (isMissing) onMissing?.(font);
      onReady();
    };
    if (!fonts.has(font.id)) {
      fonts.set(font.id, false);
      const patience = setTimeout(settle, FONT_PATIENCE_MS, true);
      loadFont(font)
        .then(
          () => settle(false),
          () => settle(true),
        )
        .finally(() => clearTimeout(patience));
    }
    return fonts.get(font.id) === true;
  };
}
