import { defaultCatalogue, defaultThemeCss, fontFallbackCss, moreContrastCss } from '@genmaster/theme-engine/catalogue';
import type { Plugin } from 'vite';

const NAME = 'virtual:theme-defaults.css';

/** Where the variant of the default theme is served that somebody sees who asks for more contrast. */
export const MORE_CONTRAST_FILE = 'themes/more-contrast.css';

/**
 * Gives `virtual:theme-defaults.css`: every variable of the default theme, so that pages have their colours without
 * script, and a stand-in of the same metrics for each font, so that nothing moves when the real one arrives.
 *
 * What is different for `prefers-contrast: more` is a file of its own: only who asks for it waits for it.
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
