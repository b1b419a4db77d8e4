import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { InlineConfig } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';
import { siteOriginPlugin } from './site-origin-plugin.ts';
import { themeDefaultsPlugin } from './theme-defaults-plugin.ts';

/** Returns the Vite options that the build and the development server share, for any origin. */
export function siteViteConfig(origin: string): InlineConfig {
  return {
    configFile: false,
    root: fileURLToPath(new URL('../', import.meta.url)),
    plugins: [react(), themeDefaultsPlugin(), siteOriginPlugin(origin), contentPlugin(), messagesPlugin()],
    resolve: { conditions: ['@genmaster/source', 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: ['@genmaster/source', 'module', 'node', 'development|production'] } },
    // No stylesheet uses `light-dark()`, for which every `color-scheme` would get two variables.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: { target: 'baseline-widely-available' },
  };
}
