import type { Plugin } from 'vite';

const NAME = 'virtual:site-origin.css';

/** Provides `virtual:site-origin.css` with the site’s origin, for addresses that are printed in full. */
export function siteOriginPlugin(origin: string): Plugin {
  return {
    name: 'genmaster-site-origin',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `:root { --site-origin: ${JSON.stringify(origin)}; }\n` : null),
  };
}
