import type { FontOption } from '../core/theme-catalogue.ts';

const FONT_PATIENCE_MS = 3000;

/**
 * Holds a font's variables back until the font is there.
 *
 * The old font stays on the page meanwhile, so a change made in the panel shows
 * once instead of twice. A font that does not come in three seconds is let
 * through: its metric-adjusted stand-in shows, and the real one when it comes.
 */
export function createFontGate({
  loadFont,
  onReady,
  onMissing,
}: {
  loadFont: ((font: FontOption) => Promise<unknown>) | undefined;
  onReady: () => void;
  onMissing: (font: FontOption) => void;
}): (font: FontOption) => boolean {
  const fonts = new Map<string, 'loading' | 'settled'>();
  return (font) => {
    if (!loadFont || !font.package) return true;
    const settle = (isMissing: boolean) => {
      if (fonts.get(font.id) === 'settled') return;
      fonts.set(font.id, 'settled');
      if (isMissing) onMissing(font);
      onReady();
    };
    if (!fonts.has(font.id)) {
      fonts.set(font.id, 'loading');
      const patience = setTimeout(settle, FONT_PATIENCE_MS, true);
      loadFont(font)
        .then(
          () => settle(false),
          () => settle(true),
        )
        .finally(() => clearTimeout(patience));
    }
    return fonts.get(font.id) === 'settled';
  };
}
