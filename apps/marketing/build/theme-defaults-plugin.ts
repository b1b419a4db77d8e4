import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';
import type { Plugin } from 'vite';

const NAME = 'virtual:theme-defaults.css';

/** Gives `virtual:theme-defaults.css`: every variable of the default theme, so that pages have colours without script. */
export function themeDefaultsPlugin(): Plugin {
  return {
    name: 'genmaster-theme-defaults',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? defaultThemeCss(defaultCatalogue) : null),
  };
}
