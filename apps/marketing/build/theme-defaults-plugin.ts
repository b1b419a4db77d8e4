import { defaultCatalogue, defaultThemeCss, fontFallbackCss, moreContrastCss } from '@genmaster/theme-engine/catalogue';
import type { Plugin } from 'vite';

const NAME = 'virtual:theme-defaults.css';

/** Address of the default theme’s stylesheet for visitors who prefer more contrast. */
export const MORE_CONTRAST_FILE = 'themes/more-contrast.css';

/**
 * Provides `virtual:theme-defaults.css`: every variable of the default theme, so that pages have their colours without
 * script, and a fallback of the same metrics for each font, so that a loaded font causes no layout shift.
 *
 * The rules for `prefers-contrast: more` are in a separate file, which blocks the first paint for that preference only.
 */
export function themeDefaultsPlugin(): Plugin {
  return {
    name: 'genmaster-theme-defaults',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? defaultThemeCss(defaultCatalogue) + fontFallbackCss(defaultCatalogue) : null),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: MORE_CONTRAST_FILE, source: moreContrastCss(defaultCatalogue) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${MORE_CONTRAST_FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/css');
        response.end(moreContrastCss(defaultCatalogue));
      });
    },
  };
}
