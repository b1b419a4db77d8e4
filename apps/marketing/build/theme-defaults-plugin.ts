import { defaultCatalogue, defaultThemeCss, fontFallbackCss } from '@genmaster/theme-engine/catalogue';
import type { Plugin } from 'vite';

const NAME = 'virtual:theme-defaults.css';

/**
 * Gives `virtual:theme-defaults.css`: every variable of the default theme, so that pages have their colours without
 * script, and a stand-in of the same metrics for each font, so that nothing moves when the real one arrives.
 */
export function themeDefaultsPlugin(): Plugin {
  return {
    name: 'genmaster-theme-defaults',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? defaultThemeCss(defaultCatalogue) + fontFallbackCss(defaultCatalogue) : null),
  };
}
