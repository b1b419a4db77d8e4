import type { FontOption } from '../core/theme-catalogue.ts';
import { need, needOptions } from '../core/need.ts';

const FONT_PATIENCE_MS = 3000;

/** Returns whether the variables of a font may be written. If not, calls every `onReady` once they may. */
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
  onMissing?: ((font: FontOption) => void) | undefined;
}): FontGate {
  const { loadFont, onMissing } = needOptions(options);
  need(typeof loadFont === 'function', 'loadFont');
  /** What waits for each requested font, by its id; `null` once its request has settled or timed out. */
  const fonts = new Map<string, Set<() => void> | null>();
  return (font, onReady) => {
    if (!font.package) return true;
    const { id } = font;
    if (!fonts.has(id)) {
      fonts.set(id, new Set());
      const settle = (isMissing: boolean) => {
        const waiting = fonts.get(id);
        if (!waiting) return;
        fonts.set(id, null);
        for (const run of waiting) run();
        if (isMissing) onMissing?.(font);
      };
      const patience = setTimeout(settle, FONT_PATIENCE_MS, true);
      (async () => loadFont(font))()
        .then(
          () => settle(false),
          () => settle(true),
        )
        .finally(() => clearTimeout(patience));
    }
    return !fonts.get(id)?.add(onReady);
  };
}
