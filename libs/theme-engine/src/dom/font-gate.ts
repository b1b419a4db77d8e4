import type { FontOption } from '../core/theme-catalogue.ts';
import { need, needOptions } from '../core/need.ts';

const FONT_PATIENCE_MS = 3000;

/** Returns whether the variables of a font may be written. If not, calls `onReady` once they may. */
export type FontGate = (font: FontOption, onReady: () => void) => boolean;

/**
 * Delays the variables of a font until it has loaded.
 *
 * The page keeps the old font until then, so that a change in the panel shows once instead of twice. A font that does
 * not load within three seconds is applied anyway: its metric-adjusted fallback shows until the font arrives.
 *
 * @example
 * const loadFont = createFontLoader({ document, filesOf });
 * projectTheme(engine, { document, fontGate: createFontGate({ loadFont }) });
 */
export function createFontGate(options: {
  loadFont: (font: FontOption) => Promise<unknown>;
  /** Called with a font that failed to load, or did not load in time. */
  onMissing?: (font: FontOption) => void;
}): FontGate {
  const { loadFont, onMissing } = needOptions(options);
  need(typeof loadFont === 'function', 'loadFont');
  /** Whether the request of each font has settled or timed out, by id. */
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
      new Promise((resolve) => resolve(loadFont(font)))
        .then(
          () => settle(false),
          () => settle(true),
        )
        .finally(() => clearTimeout(patience));
    }
    return fonts.get(font.id) === true;
  };
}
