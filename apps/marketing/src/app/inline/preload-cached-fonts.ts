export const CACHED_FONTS_KEY = 'gm-fonts';

/**
 * Preloads the text fonts if this browser has loaded the same files before: they come from its cache, so they delay
 * nothing and are ready for the first paint. On a first visit the fonts are not preloaded, so the stylesheets load
 * sooner.
 *
 * The running script’s `data-fonts` holds the addresses, separated by spaces. Never throws.
 */
export function preloadCachedFonts(window: Pick<Window, 'document' | 'localStorage' | 'addEventListener'>): void {
  try {
    const { document, localStorage } = window;
    const fonts = (document.currentScript as HTMLScriptElement | null)?.dataset['fonts'];
    if (!fonts) return;
    if (localStorage.getItem(CACHED_FONTS_KEY) === fonts) {
      for (const file of fonts.split(' ')) document.head.append(preloadLink(document, file));
      return;
    }
    window.addEventListener('load', () => {
      void document.fonts.ready.then(() => localStorage.setItem(CACHED_FONTS_KEY, fonts)).catch(() => undefined);
    });
  } catch {
    // A blocked storage has no record: the fonts load with the stylesheets.
  }
}

function preloadLink(document: Document, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = file;
  return link;
}
